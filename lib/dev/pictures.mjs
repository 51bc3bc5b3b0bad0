// `npm run pictures`: pictures of the built extension into docs/: the README's on the demo chat, light and dark, and under
// docs/surfaces/ every surface of the desk with made-up states, in both languages, light and dark.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { install, root, runPackage, stop, wxt } from "./install.mjs";

install();
const browser = ensureBrowser();
if (wxt(["build"]) !== 0) stop("The extension could not be built; see above.");

const { openDemo, pointAt, readAll } = await import("./demo.mjs");
const { eventually, openSidePanel } = await import("./surface.mjs");
const folder = path.join(root, "docs");
await mkdir(folder, { recursive: true });

for (const theme of /** @type {const} */ (["light", "dark"])) {
  const demo = await openDemo({
    browser,
    headless: true,
    search: `?theme=${theme}&turn=team-en,all-faults,tax-faults`,
    more: { colorScheme: theme, deviceScaleFactor: 1.25, viewport: { width: 1240, height: 820 } },
  });
  try {
    const state = await readAll(demo);
    const words = state.answers.flatMap((answer) => answer.report?.findings ?? []).map((finding) => finding.text);
    const money = words.find((text) => text.startsWith("$"));
    if (!money) throw new Error(`no amount is marked: ${words.join(" · ")}`);
    await pointAt(demo.page, money);
    await demo.page.waitForTimeout(800);
    await demo.page.screenshot({ path: path.join(folder, `card-${theme}.png`) });
    await demo.page.mouse.move(2, 2);
    const panel = await openSidePanel(demo.launched, demo.page);
    await panel.dress(theme);
    const filled = "document.body?.querySelectorAll('article').length > 0 || undefined";
    await eventually(() => panel.evaluate(filled), "findings in the panel");
    await writeFile(path.join(folder, `panel-${theme}.png`), await panel.screenshot());
    console.log(`docs/card-${theme}.png, docs/panel-${theme}.png`);
  } finally {
    await demo.close();
  }
}

const gallery = runPackage(
  "@playwright/test",
  ["test", "-c", "tests/e2e", "surfaces.spec.ts", "-g", "gallery:", "--workers=1"],
  { env: { ...process.env, CITECHECK_BROWSER: browser.path, CITECHECK_SHOTS: path.join(folder, "surfaces") } },
  "playwright",
);
if (gallery !== 0) stop("Not every picture could be made; see above.");
