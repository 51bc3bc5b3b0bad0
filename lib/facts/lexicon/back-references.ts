/** Words that stand for the first or the second of two names that were just said. */
export const FIRST_OF_TWO_EN: ReadonlySet<string> = new Set(["former"]);
export const SECOND_OF_TWO_EN: ReadonlySet<string> = new Set(["latter"]);
export const FIRST_OF_TWO_ZH: readonly string[] = ["前者"];
export const SECOND_OF_TWO_ZH: readonly string[] = ["后者"];
