import { type Draft, PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { fieldParts, missingParts, passageHaystack, sourceHaystack } from "../evidence/field";
import { nearest } from "../evidence/passages";
import { forbids, permits, readExpressPermissions } from "../facts/permission";

/** Passages in which the permission is looked up, nearest first. */
const LOOKED_UP = 12;

/** The answer says that the material expressly allows or forbids something, and no cited sentence does. */
export const permissionNotStated: Rule = {
  id: "permission-not-stated",
  summary: "The answer says that the material expressly allows or forbids something, and no cited sentence does.",
  codes: ["PERMISSION_NOT_STATED"],
  suspects: ({ text }) => readExpressPermissions(text).length > 0,
  check(claim, context) {
    const cited = context.cited(claim);
    const permissions = readExpressPermissions(claim.text);
    if (permissions.length === 0 || cited.length === 0 || !context.complete(claim)) return PASS;
    const drafts: Draft[] = [];
    let decided = 0;
    for (const permission of permissions) {
      // What is allowed stands after the words, or before them: "emailing is expressly permitted".
      const after = claim.text.slice(permission.of.start, permission.of.end);
      const to = claim.text.slice(permission.to.start, permission.to.end);
      const object =
        /[\p{L}\p{N}]/u.test(after) && (after.trim().length > 3 || fieldParts(to).length > 0)
          ? `${to} ${after}`
          : `${claim.text.slice(0, permission.start)} ${to}`;
      const near = nearest(object, cited, LOOKED_UP);
      const parts = fieldParts(object);
      // Nothing to look up, or a source in another language: not for this rule to judge.
      if (parts.length === 0 || missingParts(object, cited.map(sourceHaystack)) === null) continue;
      decided++;
      const stated = near.some(({ index, passage }) => {
        if (!(permission.forbids ? forbids(passage.text) : permits(passage.text))) return false;
        const missing = missingParts(object, [passageHaystack(index, passage)]);
        return missing === null || length(missing) <= length(parts) / 3;
      });
      if (stated) continue;
      const closest = near[0];
      drafts.push({
        code: "PERMISSION_NOT_STATED",
        at: { start: claim.start + permission.start, end: claim.start + permission.end },
        evidence: closest ? evidenceOf(closest.index, closest.passage, "approximate") : null,
        data: {
          answer: claim.text.slice(permission.start, permission.end),
          ...(permission.forbids ? { form: "b" } : {}),
        },
      });
    }
    return { drafts, decided };
  },
};

const length = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0);
