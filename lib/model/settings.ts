import * as z from "zod/mini";

export const languageSchema = z.enum(["en", "zh-CN"]);
export type Language = z.infer<typeof languageSchema>;

/** `agent` shows contradicted and unsupported; `audit` shows everything. */
export const modeSchema = z.enum(["agent", "audit"]);
export type Mode = z.infer<typeof modeSchema>;

export const settingsSchema = z.object({
  /** `auto` follows the browser. */
  language: z._default(z.enum(["auto", "en", "zh-CN"]), "auto"),
  mode: z._default(modeSchema, "agent"),
  /** The reason-code chip at the end of each marked span. */
  chips: z._default(z.boolean(), true),
  /** Origins that are checked, each with its permission granted, such as "https://chat.example.com". */
  sites: z._default(z.array(z.string()), []),
});
export type Settings = z.infer<typeof settingsSchema>;
