import type { Rule } from "../check/rule";
import { citationMisplaced } from "./citation-misplaced";
import { negationFlip } from "./negation-flip";
import { noCitation } from "./no-citation";
import { numberNotInSource } from "./number-not-in-source";
import { quantityMismatch } from "./quantity-mismatch";
import { quoteNotFound } from "./quote-not-found";
import { sourceMissing } from "./source-missing";
import { sourceUnread } from "./source-unread";
import { unlimitedToNumber } from "./unlimited-to-number";

/** Every rule of the product. The order is not significant: what is kept is decided in check/refine. */
export const rules: readonly Rule[] = [
  citationMisplaced,
  negationFlip,
  noCitation,
  numberNotInSource,
  quantityMismatch,
  quoteNotFound,
  sourceMissing,
  sourceUnread,
  unlimitedToNumber,
];
