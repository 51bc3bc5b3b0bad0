import { ground } from "../../lib/check/grounded";
import { lookUp } from "../../lib/check/look-up";
import { check } from "../../lib/check/run";
import { trailOf } from "../../lib/check/trail";
import type { Checked } from "../../lib/messages/protocol";
import type { WorkerHandlers } from "../../lib/messages/receive";
import type { Trail } from "../../lib/model/trail";
import { rules } from "../../lib/rules";
import { readPairs, readSettings, readTerms } from "../../lib/storage/settings";
import { message } from "../../lib/wording/catalogue";
import { languageOf } from "../../lib/wording/language";

/** The engine has no clock: which version of a source is in force today it must be told. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** What a business added to the rules. */
const options = async () => ({
  refusals: (await readSettings()).refusals,
  pairs: await readPairs(),
  glossary: await readTerms(),
});

/** What a review of an answer rests on. */
export const trail = async ({ answer, sources }: Checked): Promise<Trail> =>
  trailOf({ asOf: today(), ...answer }, sources, await options());

/** The messages that the engine answers. */
export const engine: Pick<WorkerHandlers, "check" | "ground" | "lookUp" | "trail"> = {
  check: async ({ answer, sources }) => check({ asOf: today(), ...answer }, sources, rules, await options()),
  ground: async ({ answer, sources }) => {
    const none = message(languageOf(answer.text) ?? "en", "ground_none");
    return ground({ asOf: today(), ...answer }, sources, rules, { none }, await options());
  },
  trail,
  lookUp: ({ quote, sources }) => lookUp(quote, sources),
};
