import { type Draw, type PackedItem, type ReviewMark, type ReviewPackage, reviewPackageSchema } from "../model/draw";
import { hash } from "../text/hash";
import { canonicalJson } from "../text/seal";
import { rowHash } from "./batch-hash";

/** Of what a package is made; `items` go to a reviewer, `marks` come back. */
export type PackageContent = Omit<ReviewPackage, "format" | "hash">;

const sealOf = ({ hash: _, ...rest }: ReviewPackage | (PackageContent & { format: string; hash?: string })): string =>
  hash(canonicalJson(rest));

/** A package as the text of a file: the same letters for the same content, with its hash. */
export function packageText(content: PackageContent): string {
  const whole = { format: "citecheck-review/1" as const, ...content };
  return canonicalJson({ ...whole, hash: sealOf(whole) });
}

/** Why a file is not taken as a package. `item` names the first answer that differs. */
export type PackageFault =
  | { fault: "no-package" | "broken-seal" | "other-batch" | "other-draw" }
  | { fault: "other-answer"; item: string };

/**
 * Reads a package and holds it against its hash: a changed letter is told, and nothing is taken. Every answer in it must have the
 * hash under which it was drawn.
 */
export function readPackage(text: string): ReviewPackage | PackageFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "no-package" };
  }
  const read = reviewPackageSchema.safeParse(value);
  if (!read.success) return { fault: "no-package" };
  if (sealOf(value as ReviewPackage) !== read.data.hash) return { fault: "broken-seal" };
  const other = read.data.items.find(({ item, row }) => item.hash !== rowHash(row) || item.row !== row.id);
  return other === undefined ? read.data : { fault: "other-answer", item: other.item.row };
}

/** What a package has to do with a draw that is here: undefined where its marks may be merged. */
export function packageFault(given: ReviewPackage, here: Draw): PackageFault | undefined {
  if (given.batch.hash !== here.batchHash) return { fault: "other-batch" };
  if (given.draw.id !== here.id || given.draw.seed !== here.seed) return { fault: "other-draw" };
  const hashes = new Map([...here.items, ...given.draw.items].map(({ row, hash }) => [row, hash]));
  const stray = given.marks.find(({ item, draw }) => draw !== here.id || !hashes.has(item));
  return stray === undefined ? undefined : { fault: "other-answer", item: stray.item };
}

/** What goes to a reviewer: the items, and none of the marks that others made. */
export const assignment = (
  batch: ReviewPackage["batch"],
  draw: Draw,
  reviewer: string,
  items: readonly PackedItem[],
): PackageContent => ({ batch, draw, reviewer, items: [...items], marks: [] });

/** What a reviewer sends back: their own marks alone. */
export const answers = (
  batch: ReviewPackage["batch"],
  draw: Draw,
  reviewer: string,
  marks: readonly ReviewMark[],
): PackageContent => ({
  batch,
  draw,
  reviewer,
  items: [],
  marks: marks.filter((mark) => mark.reviewer === reviewer),
});
