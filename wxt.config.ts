import { defineConfig } from "wxt";
import { zipAtOnce } from "./lib/dev/zip-at-once.mjs";

export default defineConfig({
  modules: ["@wxt-dev/module-react"],
  imports: false,
  webExt: { disabled: true },
  // A worker of the audit page brings the reader of workbooks in only where one is opened.
  vite: () => ({ worker: { format: "es" }, plugins: [zipAtOnce()] }),
  manifest: ({ browser }) => ({
    name: "__MSG_extensionName__",
    description: "__MSG_extensionDescription__",
    default_locale: "en",
    // No host permission at install: "Check this site" asks for one origin at a time.
    permissions: ["storage", "scripting", "activeTab", ...(browser === "firefox" ? [] : ["sidePanel"])],
    optional_host_permissions: ["*://*/*"],
    content_security_policy: {
      // Nothing of ours may talk to the network: connect-src is closed.
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'",
    },
    commands: {
      // Chrome gives Alt+Shift+C, X, Z and W to tab groups and then assigns no key at all.
      // Firefox opens its sidebar by a command of its own name.
      [browser === "firefox" ? "_execute_sidebar_action" : "panel"]: {
        suggested_key: { default: "Alt+Shift+S" },
        description: "__MSG_commandPanel__",
      },
      next: { suggested_key: { default: "Alt+J" }, description: "__MSG_commandNext__" },
      previous: { suggested_key: { default: "Alt+K" }, description: "__MSG_commandPrevious__" },
      marks: { suggested_key: { default: "Alt+Shift+M" }, description: "__MSG_commandMarks__" },
    },
    // Firefox knows an organisation's settings without a schema.
    ...(browser === "firefox"
      ? {
          browser_specific_settings: {
            gecko: {
              id: "citecheck@citecheck.example",
              strict_min_version: "140.0",
              data_collection_permissions: { required: ["none"] },
            },
          },
        }
      : { minimum_chrome_version: "125", storage: { managed_schema: "managed-schema.json" } }),
  }),
});
