import { browser } from "wxt/browser";
import * as z from "zod/mini";

/** What an organisation may set for all its computers (managed storage; `public/managed-schema.json` tells Chromium of it). */
const policySchema = z.object({
  /** False: no first-steps page opens at installation. */
  welcome: z._default(z.boolean(), true),
});
export type Policy = z.infer<typeof policySchema>;

/** The organisation's settings; what is missing or does not fit has its default. */
export async function readPolicy(): Promise<Policy> {
  // Firefox throws where no policy was set.
  const stored: unknown = await browser.storage.managed.get(null).catch(() => ({}));
  const given = z.record(z.string(), z.unknown()).safeParse(stored);
  const policy = policySchema.safeParse(given.success ? given.data : {});
  return policy.success ? policy.data : policySchema.parse({});
}
