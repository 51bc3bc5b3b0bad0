import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCharacters } from "../../lib/facts/characters";
import { equalQuantity } from "../../lib/facts/equal-quantity";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const pieces = fc.constantFrom(
  ..."0 1 23 456 1,234 0.5 . , % ‰ ½ ² - – ~ + ( ) [ ] / : 年 月 日 一 二 十 百 千 万 亿 两 半 几 点 分之 第 条 个 元 ￥ $ USD per a an one two hundred million and half third to between most at least 不超过 以上 以内 约 March Jan 2024 pm a.m. v2 km m² °C 零下 每 席位 / ` ``` http:// @ # \n １ ，".split(
    " ",
  ),
  " ",
  " ",
  "\n",
);
const hostile = fc.array(pieces, { maxLength: 60 }).map((list) => list.join(""));
const anything = fc.oneof(
  hostile,
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

const one = (text: string): Quantity => {
  const found = readQuantities(text);
  expect(found, text).toHaveLength(1);
  return found[0] as Quantity;
};

const DIGITS = "零一二三四五六七八九";
const FINANCIAL = "零壹贰叁肆伍陆柒捌玖";

/** Writes 0..9999 in Chinese, the long way: 1005 is 一千零五, 10 is 一十. */
const writeSection = (n: number, digits: string, places: readonly string[]): string => {
  let text = "";
  let gap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(n / 10 ** place) % 10;
    if (digit === 0) {
      gap ||= text !== "";
      continue;
    }
    text += `${gap ? digits[0] : ""}${digits[digit]}${places[place]}`;
    gap = false;
  }
  return text;
};
const writeHan = (n: number, digits = DIGITS, places: readonly string[] = ["", "十", "百", "千"]): string => {
  const parts = [Math.floor(n / 1e8), Math.floor(n / 1e4) % 1e4, n % 1e4];
  const scales = ["亿", "万", ""];
  let text = "";
  parts.forEach((part, i) => {
    if (part === 0) return;
    if (text !== "" && part < 1000) text += digits[0];
    text += writeSection(part, digits, places) + scales[i];
  });
  return text;
};

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const writeWords = (n: number): string => {
  if (n < 20) return SMALL[n] as string;
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${SMALL[n % 10]}` : ""}`;
  if (n < 1000) return `${SMALL[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${writeWords(n % 100)}` : ""}`;
  for (const [size, word] of [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
  ] as const) {
    if (n >= size)
      return `${writeWords(Math.floor(n / size))} ${word}${n % size ? ` ${n % size < 100 ? "and " : ""}${writeWords(n % size)}` : ""}`;
  }
  return "";
};

const group = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

describe("any text", () => {
  it("is read without throwing, in order, without overlaps, at offsets that slice to the words", () => {
    fc.assert(
      fc.property(anything, (text) => {
        let last = 0;
        for (const q of readQuantities(text)) {
          expect(text.slice(q.start, q.end)).toBe(q.text);
          expect(q.start).toBeGreaterThanOrEqual(last);
          expect(q.end).toBeGreaterThan(q.start);
          last = q.end;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("is as long after folding as before", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(foldCharacters(text)).toHaveLength(text.length);
      }),
    );
  });

  it("never compares a quantity with itself as different, nor throws on a pair", () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const left = readQuantities(a);
        const right = readQuantities(b);
        for (const q of left) {
          expect(equalQuantity(q, q)).toBe("same");
          for (const r of right) equalQuantity(q, r);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("a value written and read back", () => {
  const integer = fc.oneof(fc.integer({ min: 2, max: 999 }), fc.integer({ min: 2, max: 999_999_999 }));

  it("in figures, plain, grouped and full-width", () => {
    fc.assert(
      fc.property(integer, (n) => {
        expect(one(`共 ${group(n)} 个`).value).toBe(String(n));
        const wide = String(n).replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0));
        expect(one(`重${wide}克`).value).toBe(String(n));
      }),
    );
  });

  it("as a decimal", () => {
    fc.assert(
      fc.property(integer, fc.integer({ min: 1, max: 9999 }), (n, d) => {
        const text = `${n}.${String(d).padStart(4, "0")}`;
        expect(one(`It is ${text} kg.`).value).toBe(text);
        expect(one(`It is -${text}%.`).value).toBe(`-${text}`);
      }),
    );
  });

  it("in Chinese, everyday and financial", () => {
    fc.assert(
      fc.property(integer, (n) => {
        expect(one(`共${writeHan(n)}个`).value).toBe(String(n));
        expect(one(`人民币${writeHan(n, FINANCIAL, ["", "拾", "佰", "仟"])}元整`).value).toBe(String(n));
        expect(one(`百分之${writeHan(n % 1000 || 1)}`).value).toBe(String(n % 1000 || 1));
      }),
    );
  });

  it("in English words", () => {
    fc.assert(
      fc.property(integer, (n) => {
        expect(one(`It has ${writeWords(n)} seats.`).value).toBe(String(n));
      }),
    );
  });

  it("as a date in every written form", () => {
    const names = "January February March April May June July August September October November December".split(" ");
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (y, m, d) => {
          const iso = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
          const name = names[m - 1] as string;
          for (const form of [
            iso,
            `${y}/${m}/${d}`,
            `${y}年${m}月${d}日`,
            `${name} ${d}, ${y}`,
            `${d} ${name} ${y}`,
            `${d}-${name.slice(0, 3)}-${y}`,
          ]) {
            expect(one(`It was on ${form}.`).value, form).toBe(iso);
          }
        },
      ),
    );
  });

  it("as a time of day, 12 and 24 hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (h, m) => {
        const value = `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`;
        const twelve = `${h % 12 || 12}:${String(m).padStart(2, "0")} ${h < 12 ? "a.m." : "p.m."}`;
        expect(one(`It is at ${value}.`).value).toBe(value);
        expect(one(`It is at ${twelve} sharp`).value).toBe(value);
      }),
    );
  });

  const digits = fc.integer({ min: 2, max: 9999 });
  /** Each form writes a value; what is read back must be it, with its unit. */
  const forms: Record<string, readonly [en: (n: number) => string, zh: (n: number) => string, unit: string]> = {
    percent: [(n) => `at ${n}% of sales`, (n) => `占${n}％。`, "%"],
    "percent in words": [(n) => `at ${writeWords(n)} percent`, (n) => `占百分之${writeHan(n)}。`, "%"],
    "per mille": [(n) => `at ${n}‰`, (n) => `占千分之${writeHan(n)}。`, "‰"],
    "per ten thousand": [(n) => `at ${n}‱`, (n) => `占万分之${writeHan(n)}。`, "‱"],
    "basis points": [(n) => `up ${n} bps`, (n) => `涨${n}个基点。`, "bp"],
    points: [(n) => `up ${n} percentage points`, (n) => `涨${n}个百分点。`, "pp"],
    yuan: [(n) => `at CNY ${group(n)}`, (n) => `收${n}元。`, "CNY"],
    "yuan, financial": [
      (n) => `at RMB${n}`,
      (n) => `人民币${writeHan(n, FINANCIAL, ["", "拾", "佰", "仟"])}元整`,
      "CNY",
    ],
    dollars: [(n) => `at $${group(n)}`, (n) => `收${writeHan(n)}美元。`, "USD"],
    "dollars by code": [(n) => `at ${group(n)} USD`, (n) => `收USD${n}。`, "USD"],
    "euros with European marks": [
      (n) => `at ${String(n).replace(/\B(?=(\d{3})+$)/g, ".")},00 EUR`,
      (n) => `收${n},00 €。`,
      "EUR",
    ],
    kilograms: [(n) => `it weighs ${n} kg`, (n) => `重${n}千克。`, "kg"],
    kilometres: [(n) => `it is ${writeWords(n)} kilometres`, (n) => `长${writeHan(n)}公里。`, "km"],
    gigabytes: [(n) => `it holds ${n}GB`, (n) => `存${n}GB。`, "GB"],
    days: [(n) => `it takes ${writeWords(n)} days`, (n) => `需${writeHan(n)}天。`, "day"],
    workdays: [(n) => `it takes ${n} business days`, (n) => `需${writeHan(n)}个工作日。`, "workday"],
    months: [(n) => `it takes ${n} months`, (n) => `需${n}个月。`, "month"],
    years: [(n) => `it takes ${writeWords(n)} years`, (n) => `需${writeHan(n)}个年度。`, "year"],
    degrees: [(n) => `it is ${n} °C`, (n) => `达${n}摄氏度。`, "°C"],
    seats: [(n) => `it has ${n} seats`, (n) => `有${writeHan(n)}个席位。`, "seat"],
    times: [(n) => `it is ${n} times a day`, (n) => `每日${n}次。`, ""],
    people: [(n) => `it has ${writeWords(n)} people`, (n) => `有${n}名员工。`, ""],
    "a rate": [(n) => `at $${n} per seat per month`, (n) => `收${n}美元/席位/月。`, "USD/seat/month"],
  };

  it.each(Object.entries(forms))("as %s, in both languages", (_name, [en, zh, unit]) => {
    fc.assert(
      fc.property(digits, (n) => {
        for (const text of [en(n), zh(n)]) {
          const q = one(text);
          const value = typeof q.value === "string" ? q.value.replace(/\.0+$/, "") : "";
          expect(value, text).toBe(String(n));
          if (unit !== "") expect(q.unit, text).toBe(unit);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("as a time of day in Chinese, and as a quarter, a decade, a clause, a fraction in both languages", () => {
    const parts = (h: number) => (h < 6 ? "凌晨" : h < 12 ? "上午" : h < 19 ? "下午" : "晚上");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 59 }), (h, m) => {
        const text = `于${parts(h)}${h % 12 || 12}点${m}分开始`;
        expect(one(text).value, text).toBe(`${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2049 }), fc.integer({ min: 1, max: 4 }), (y, q) => {
        for (const text of [`in Q${q} ${y}`, `在${y}年第${DIGITS[q]}季度`])
          expect(one(text).value, text).toBe(`${y}-Q${q}`);
        const decade = Math.floor((y % 100) / 10) * 10;
        const century = Math.floor(y / 100) + 1;
        expect(one(`in the ${y - (y % 10)}s`).value).toBe(`${y - (y % 10)}s`);
        if (decade > 0) expect(one(`在${century}世纪${decade}年代`).value).toBe(`${y - (y % 10)}s`);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 19 }), (d, n) => {
        if (n >= d) return;
        const value = one(`占${writeHan(d)}分之${writeHan(n)}。`).value as string;
        const [top, bottom] = value.split("/").map(Number) as [number, number];
        if (![10, 100].includes(d)) expect(top * d).toBe(n * bottom);
        expect(one(`第${writeHan(n)}条规定`).value).toBe(String(n));
        expect(one(`Section ${n} applies`).value).toBe(String(n));
      }),
    );
  });

  it("as a span with its exact seconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), (n) => {
        expect(one(`${n}小时`).seconds).toBe(String(n * 3600));
        expect(equalQuantity(one(`${n} hours`), one(`${n * 60} minutes`))).toBe("converted");
      }),
    );
  });
});

describe("time", () => {
  const seeds = [
    "1,",
    "1,1,1,",
    "3-",
    "jan 2 ",
    "一",
    "十",
    "1 to ",
    "1和",
    "half a ",
    "1/",
    "(1",
    "[1, ",
    "分之一",
    "1又",
    "$",
    "a-1",
    "`",
    "每",
    "between 1 and ",
    "9",
    "1.1",
    "1.111,",
    "¥1 ",
    "steps 1, 2, ",
    "第1、",
    "第（",
    "5'1",
    "3-5pm ",
    "9–5 Mon ",
    "Article I ",
    "half past ",
    "2 days after 1 May 2020 ",
    "1/2/",
    "10G",
    "前三季度",
    "a.com",
    "twice a ",
  ];

  /** Processor time of one reading, in microseconds: other work on the machine must not fail the test. */
  const cost = (text: string): number => {
    const before = process.cpuUsage();
    readQuantities(text);
    return process.cpuUsage(before).user;
  };

  it.each(seeds)(
    "grows linearly on %s repeated",
    (seed) => {
      const text = (size: number): string => seed.repeat(Math.ceil(size / seed.length));
      const [small, large] = [text(4_000), text(32_000)];
      cost(small);
      const base = Math.min(cost(small), cost(small), cost(small));
      const grown = Math.min(cost(large), cost(large));
      // eight times the text; a quadratic reader would take 64 times as long
      expect(grown).toBeLessThan(Math.max(base, 2_000) * 30);
    },
    120_000,
  );
});
