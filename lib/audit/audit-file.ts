import type { Audit } from "../model/audit-file";
import { type AuditFile, auditFileSchema } from "../model/audit-file";
import { hash } from "../text/hash";
import { canonicalJson } from "../text/seal";

const FORMAT = "citecheck-audit/1";

/** The JSON export: all that the report is made of, sealed by its hash. The same audit gives the same letters. */
export function writeAuditFile(audit: Audit): string {
  const { engine, batchHash, seed } = audit.draw;
  const file = { format: FORMAT, engine, batchHash, seed, audit } as const;
  return `${canonicalJson({ ...file, hash: hash(canonicalJson(file)) })}\n`;
}

/** Why a text is no such file: no JSON; of another shape; or something of it was changed since. */
export type AuditFileFault = "no-json" | "no-audit" | "changed";

/** Reads a JSON export. Its report is made anew from it (`reportOf`). */
export function readAuditFile(text: string): Audit | AuditFileFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "no-json";
  }
  const read = auditFileSchema.safeParse(value);
  if (!read.success) return "no-audit";
  // Sealed as it came: what a newer version put in beside stands under the seal, too.
  const { hash: sealed, ...rest } = value as AuditFile;
  return hash(canonicalJson(rest)) === sealed ? read.data.audit : "changed";
}
