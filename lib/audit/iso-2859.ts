/*
 * Single sampling by attributes after ISO 2859-1:1999 (identical: IS 2500-1:2000, GB/T 2828.1-2012): table 1 (clause 10.2) gives
 * the code letter, tables 2-A, 2-B and 2-C (clause 10.3) size of the sample and acceptance number. Compared cell by cell with a
 * transcript of GB/T 2828.1-2012, pages 15 to 17, and with MIL-STD-105E, tables II-A and II-B; examples in the test.
 */

export const LEVELS = ["S-1", "S-2", "S-3", "S-4", "I", "II", "III"] as const;
export type Level = (typeof LEVELS)[number];
export const SEVERITIES_OF_INSPECTION = ["normal", "tightened", "reduced"] as const;
export type InspectionSeverity = (typeof SEVERITIES_OF_INSPECTION)[number];

/** Table 1: the largest lot of each row, and its code letters in the order of `LEVELS`. */
const CODE_LETTERS: readonly (readonly [number, string])[] = [
  [8, "A A A A A A B"],
  [15, "A A A A A B C"],
  [25, "A A B B B C D"],
  [50, "A B B C C D E"],
  [90, "B B C C C E F"],
  [150, "B B C D D F G"],
  [280, "B C D E E G H"],
  [500, "B C D E F H J"],
  [1200, "C C E F G J K"],
  [3200, "C D E G H K L"],
  [10_000, "C D F G J L M"],
  [35_000, "C D F H K M N"],
  [150_000, "D E G J L N P"],
  [500_000, "D E G J M P Q"],
  [Number.POSITIVE_INFINITY, "D E H K N Q R"],
];

/** Acceptance quality limits: columns of the tables 2. Up to 10 they are percent of faulty items, above faults per hundred (clause 5.2). */
const AQL =
  "0.010 0.015 0.025 0.040 0.065 0.10 0.15 0.25 0.40 0.65 1.0 1.5 2.5 4.0 6.5 10 15 25 40 65 100 150 250 400 650 1000".split(
    " ",
  );
/** The limits that can be meant of answers, which are faulty or not. */
export const AQL_PERCENT: readonly string[] = AQL.slice(0, AQL.indexOf("10") + 1);

/** Code letter, size of the sample, and for each limit the acceptance number, `v` the plan below or `^` the plan above. */
const TABLE_2A = `
A 2 v v v v v v v v v v v v v v 0 v v 1 2 3 5 7 10 14 21 30
B 3 v v v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44
C 5 v v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^
D 8 v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^ ^
E 13 v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^ ^ ^
F 20 v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^
G 32 v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^
H 50 v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^
J 80 v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^
K 125 v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
L 200 v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
M 315 v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
N 500 v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
P 800 v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
Q 1250 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
R 2000 ^ ^ 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^`;

/** The letter S stands in this table alone. */
const TABLE_2B = `
A 2 v v v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27
B 3 v v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41
C 5 v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^
D 8 v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^ ^
E 13 v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^ ^ ^
F 20 v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^
G 32 v v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^
H 50 v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^
J 80 v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^
K 125 v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
L 200 v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
M 315 v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
N 500 v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
P 800 v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
Q 1250 v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
R 2000 0 ^ v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
S 3150 - - 1`;

const TABLE_2C = `
A 2 v v v v v v v v v v v v v v 0 v v 1 2 3 5 7 10 14 21 30
B 2 v v v v v v v v v v v v v 0 ^ v v 1 2 3 5 7 10 14 21 30
C 2 v v v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^
D 3 v v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^ ^
E 5 v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^ ^ ^
F 8 v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^
G 13 v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^
H 20 v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^
J 32 v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^
K 50 v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
L 80 v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
M 125 v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
N 200 v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
P 315 v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
Q 500 0 ^ ^ v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
R 800 ^ ^ ^ 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^`;

const read = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
const TABLES: Readonly<Record<InspectionSeverity, { name: string; rows: string[][] }>> = {
  normal: { name: "2-A", rows: read(TABLE_2A) },
  tightened: { name: "2-B", rows: read(TABLE_2B) },
  reduced: { name: "2-C", rows: read(TABLE_2C) },
};

/** A plan: a lot is accepted with up to `accept` faulty ones of `n`, and not with `reject` or more. */
export interface IsoPlan {
  /** The letter of table 1, and that of the plan: another one where an arrow leads there. */
  letter: string;
  planLetter: string;
  /** Table that the plan stands in. */
  table: string;
  /** Size of the sample; the lot's own where that is smaller: then all are looked at. */
  n: number;
  accept: number;
  reject: number;
}

/** The code letter of table 1; lots of fewer than two are taken as two. */
export function codeLetter(lot: number, level: Level): string {
  const row = CODE_LETTERS.find(([most]) => lot <= most);
  return row?.[1].split(" ")[LEVELS.indexOf(level)] ?? "R";
}

/** The plan for a lot. Throws where `aql` is no limit of the tables. */
export function isoPlan(lot: number, level: Level, aql: string, severity: InspectionSeverity): IsoPlan {
  const column = AQL.indexOf(aql);
  if (column < 0) throw new RangeError(`no acceptance quality limit of the tables: ${aql}`);
  const { name, rows } = TABLES[severity];
  const letter = codeLetter(lot, level);
  let at = rows.findIndex(([own]) => own === letter);
  for (let steps = 0; steps < rows.length; steps++) {
    const [planLetter = "", size = "", ...cells] = rows[at] ?? [];
    const cell = cells[column] ?? "";
    if (/^\d+$/.test(cell)) {
      const accept = Number(cell);
      return { letter, planLetter, table: name, n: Math.min(Number(size), lot), accept, reject: accept + 1 };
    }
    at += cell === "^" ? -1 : 1;
  }
  throw new RangeError(`table ${name} leads to no plan for ${letter} and ${aql}`);
}
