import type { Rule } from "../check/rule";
import { citationMisplaced } from "./citation-misplaced";
import { computed } from "./computed";
import { conflict } from "./conflict";
import { exceptionOverridden } from "./exception-overridden";
import { falseRefusal } from "./false-refusal";
import { hedgedRefusal } from "./hedged-refusal";
import { hitButUnanswerable } from "./hit-but-unanswerable";
import { irrelevantCitation } from "./irrelevant-citation";
import { jurisdictionMissing } from "./jurisdiction-missing";
import { namedDayMismatch } from "./named-day-mismatch";
import { namesSwapped } from "./names-swapped";
import { negationFlip } from "./negation-flip";
import { noCitation } from "./no-citation";
import { noHit } from "./no-hit";
import { numberNotInSource } from "./number-not-in-source";
import { periodStartMismatch } from "./period-start-mismatch";
import { permissionNotStated } from "./permission-not-stated";
import { quantityMismatch } from "./quantity-mismatch";
import { quoteNotFound } from "./quote-not-found";
import { sourceMissing } from "./source-missing";
import { sourceUnread } from "./source-unread";
import { subjectMismatch } from "./subject-mismatch";
import { subjectNotInSource } from "./subject-not-in-source";
import { tableMismatch } from "./table-mismatch";
import { termExchanged } from "./term-exchanged";
import { toolCallLeak } from "./tool-call-leak";
import { unlimitedToNumber } from "./unlimited-to-number";
import { versionConflict } from "./version-conflict";
import { wrongDocument } from "./wrong-document";

/** Every rule of the product. The order is not significant: what is kept is decided in check/refine. */
export const rules: readonly Rule[] = [
  citationMisplaced,
  computed,
  conflict,
  exceptionOverridden,
  falseRefusal,
  hedgedRefusal,
  hitButUnanswerable,
  irrelevantCitation,
  jurisdictionMissing,
  namedDayMismatch,
  namesSwapped,
  negationFlip,
  noCitation,
  noHit,
  numberNotInSource,
  periodStartMismatch,
  permissionNotStated,
  quantityMismatch,
  quoteNotFound,
  sourceMissing,
  sourceUnread,
  toolCallLeak,
  subjectMismatch,
  subjectNotInSource,
  tableMismatch,
  termExchanged,
  unlimitedToNumber,
  versionConflict,
  wrongDocument,
];
