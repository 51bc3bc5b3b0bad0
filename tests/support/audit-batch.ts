/** A made-up log of a help desk, as a table that a person exports: the same rows for the same numbers. */
const TOPICS = [
  (n: number) => ({
    question: `What does plan ${n} cost?`,
    answer: `Plan ${n} costs ${20 + (n % 7)} euros per month. [1]`,
    source: `Plan ${n} costs ${20 + (n % 7) + (n % 3 === 0 ? 1 : 0)} euros per month.`,
  }),
  (n: number) => ({
    question: `May room ${n} be used at night?`,
    answer: `Room ${n} may be used at night. [1]`,
    source: n % 4 === 0 ? `Room ${n} may not be used at night.` : `Room ${n} may be used at night.`,
  }),
  (n: number) => ({
    question: `第 ${n} 号设备保修多久？`,
    answer: `第 ${n} 号设备保修 ${1 + (n % 3)} 年。[1]`,
    source: `第 ${n} 号设备保修 ${1 + (n % 3)} 年，自购买之日起计算。`,
  }),
  (n: number) => ({
    question: `How much is the total for ${n} seats?`,
    answer: `The total is ${n} × 8 = ${n * 8} euros. [1]`,
    source: `Each seat costs 8 euros.`,
  }),
  (n: number) => ({
    question: `Which day does order ${n} arrive?`,
    answer: `I cannot answer that; the documents do not say when order ${n} arrives.`,
    source: `Orders are packed in hall ${n}.`,
  }),
  (n: number) => ({
    question: `Who is in charge of file ${n}?`,
    answer: `The archive is in charge of the file. [1]`,
    source: `The archive is in charge of the file.`,
  }),
  (n: number) => ({
    question: `How many copies does version ${n} allow?`,
    answer: `It allows ${n % 9} copies and the other plan ${(n % 9) + 2} copies. [1]`,
    source: `Version 1 of the terms: it allows ${n % 9} copies. Version 2 of the terms: the other plan allows ${(n % 9) + 2} copies.`,
  }),
] as const;

const cell = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows after which the log says the same again, under other ids: what was checked once is known then. */
const PERIOD = 20 * TOPICS.length;

/** One row by its number, from 1. */
export function auditRow(n: number) {
  const topic = TOPICS[n % TOPICS.length] ?? TOPICS[0];
  return { id: `row-${n}`, ...topic(n % PERIOD) };
}

/** A table of `rows` rows with semicolons; each row in `broken` is bad in one of three ways. */
export function auditTable(rows: number, broken: ReadonlySet<number> = new Set()): string {
  const lines = ["ticket;asked;reply;passage;created"];
  for (let n = 1; n <= rows; n++) {
    const { id, question, answer, source } = auditRow(n);
    const cells = [id, question, answer, source, "2026-03-01"];
    if (broken.has(n)) {
      const way = n % 3;
      if (way === 0) cells[2] = "";
      else if (way === 1) cells[3] = "";
      else cells[0] = "row-1";
    }
    lines.push(cells.map(cell).join(";"));
  }
  return `${lines.join("\n")}\n`;
}
