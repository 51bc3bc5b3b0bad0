import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./install.mjs";

// Freezes the names that the CLDR gives to units and currencies into lib/facts/lexicon/cldr-names.ts: `npm run generate:units`.
// The engine never asks Intl, whose names change with the browser.

const require = createRequire(import.meta.url);
const LANGUAGES = ["en", "en-GB", "zh", "zh-Hant"];

/** CLDR's identifiers of the units that policies, products and sciences speak of, with our code for each. */
const UNITS = `
digital-bit:bit digital-kilobit:kb digital-megabit:Mb digital-gigabit:Gb digital-terabit:Tb digital-byte:byte digital-kilobyte:kB
digital-megabyte:MB digital-gigabyte:GB digital-terabyte:TB digital-petabyte:PB duration-nanosecond:ns duration-microsecond:µs
duration-millisecond:ms duration-second:second duration-minute:minute duration-hour:hour duration-day:day duration-night:night
duration-week:week duration-fortnight:fortnight duration-month:month duration-quarter:quarter duration-year:year
duration-decade:decade duration-century:century length-picometer:pm length-nanometer:nm length-micrometer:µm
length-millimeter:mm length-centimeter:cm length-decimeter:dm length-meter:m length-kilometer:km length-inch:inch length-foot:ft
length-yard:yd length-mile:mile length-nautical-mile:nmi length-fathom:fathom length-furlong:furlong length-light-year:ly
length-astronomical-unit:au length-parsec:parsec area-square-centimeter:cm² area-square-meter:m² area-square-kilometer:km²
area-square-inch:sqin area-square-foot:sqft area-square-yard:sqyd area-square-mile:sqmi area-hectare:ha area-acre:acre
volume-milliliter:ml volume-centiliter:cl volume-deciliter:dl volume-liter:L volume-hectoliter:hl 
volume-cubic-centimeter:cm³ volume-cubic-meter:m³ volume-cubic-kilometer:km³ volume-cubic-inch:cuin volume-cubic-foot:cuft
volume-cubic-yard:cuyd volume-gallon:gallon volume-gallon-imperial:impgal
volume-quart:quart volume-pint:pint volume-fluid-ounce:floz volume-tablespoon:tbsp
volume-teaspoon:tsp volume-barrel:barrel volume-bushel:bushel mass-microgram:µg mass-milligram:mg mass-gram:g mass-kilogram:kg
mass-tonne:t mass-pound:lb mass-ounce:oz mass-ounce-troy:ozt mass-stone:stone mass-carat:carat mass-grain:grain
mass-dalton:dalton energy-joule:J energy-kilojoule:kJ energy-kilowatt-hour:kWh energy-calorie:cal energy-kilocalorie:kcal
energy-electronvolt:eV energy-british-thermal-unit:BTU energy-becquerel:Bq energy-sievert:Sv energy-gray:Gy
power-milliwatt:mW power-watt:W power-kilowatt:kW power-megawatt:MW power-gigawatt:GW power-horsepower:hp electric-volt:V
electric-ampere:A electric-milliampere:mA electric-ohm:ohm electric-coulomb:coulomb electric-farad:farad 
frequency-hertz:Hz frequency-kilohertz:kHz
frequency-megahertz:MHz frequency-gigahertz:GHz pressure-pascal:Pa pressure-hectopascal:hPa pressure-kilopascal:kPa
pressure-megapascal:MPa pressure-bar:bar pressure-millibar:mbar pressure-atmosphere:atm pressure-millimeter-ofhg:mmHg
pressure-pound-force-per-square-inch:psi force-newton:N force-pound-force:lbf
force-kilogram-force:kgf torque-newton-meter:N·m light-lumen:lm light-candela:cd light-lux:lx
concentr-mole:mol concentr-permille:‰ concentr-permyriad:‱
concentr-part-per-1e6:ppm concentr-part-per-1e9:ppb angle-degree:° angle-radian:rad angle-arc-minute:arcmin angle-arc-second:arcsec
angle-revolution:turn speed-knot:knot 
graphics-pixel:px graphics-megapixel:megapixel
graphics-dot-per-inch:dpi graphics-pixel-per-inch:ppi temperature-celsius:°C temperature-fahrenheit:°F temperature-kelvin:K
`
  .trim()
  .split(/\s+/)
  .map((pair) => /** @type {[string, string]} */ (pair.split(":")));

/**
 * Names that are words of every day, or of another unit in our tables, so that a number before them would seem to measure.
 * One Chinese character is kept out as a whole: 分, 点, 度, 天 are measure words, parts of numerals or of other words.
 */
const AMBIGUOUS = new Set([
  "point", // points of a list, a score, a share
  "dot",
  "bit", // "a bit"; the hand-written table has it
  "second", // the ordinal; the hand-written table has it
  "part", // "part 3"
  "item",
  "light",
  "grain", // "12 grains of rice": a count
  "bars", // "12 bars" of chocolate
  "mole",
  "gray", // a colour
  "grays",
  "stone", // hand-written, as a weight alone
  "barrel",
  "newtons", // a biscuit, and the hand-written table has the unit
  "grains",
  "格林", // a name
  "牛顿米",
  "西弗", // a name
  "角度", // "angle"
  "圈数",
  "圈數",
  "燭光", // candle light
  "千分比", // no unit behind a number
]);

/** A file of a package that holds nothing but data. @param {string} name @param {string} file */
const read = (name, file) =>
  JSON.parse(readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), "utf8"));

/** @param {string} language */
const unitsOf = (language) => read("cldr-units-full", `main/${language}/units.json`).main[language].units.long;

/** @param {string} language */
const currenciesOf = (language) =>
  read("cldr-numbers-full", `main/${language}/currencies.json`).main[language].numbers.currencies;

/** A name as the tables write it: lower case, without the place of the number; "" for one that is left out. */
const nameOf = (/** @type {string} */ raw) => {
  const name = raw
    .replace("{0}", "")
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .trim()
    .toLowerCase();
  const han = /^[\u3400-\u9fff]/.test(name);
  if (AMBIGUOUS.has(name) || name.startsWith("每") || name.includes("（") || /[{}()/\d|;·-]/.test(name)) return "";
  if (han ? name.length < 2 || /[a-z]/.test(name) : !/^[a-zà-ž' .]{3,}$/.test(name) || /[. ]\S?$/.test(name)) return "";
  return han ? name.replaceAll(" ", "") : name;
};

/** @param {string} code @param {Iterable<string>} raw */
const lineOf = (code, raw) => {
  const names = [...new Set([...raw].map(nameOf))].filter((name) => name !== "");
  const han = names.filter((name) => /^[\u3400-\u9fff]/.test(name));
  const latin = names.filter((name) => !han.includes(name));
  // the index makes the regular plural itself
  const plurals = new Set(
    latin.flatMap((name) => [`${name}s`, `${name}es`, name.replace(" ", "s "), name.replace(/y$/, "ies")]),
  );
  const singular = latin.filter((name) => !plurals.has(name) || !/s\b/.test(name));
  return names.length === 0 ? [] : [`${code}|${singular.join(";")}|${han.join(";")}`];
};

const unitLines = () => {
  const tables = LANGUAGES.map(unitsOf);
  return UNITS.flatMap(([id, code]) => {
    const raw = tables.flatMap((table) => {
      const unit = table[id];
      if (!unit) throw new Error(`CLDR has no unit ${id}`);
      // 每小时{0}公里 stands around its number; only names that stand behind one are of use
      return ["displayName", "unitPattern-count-one", "unitPattern-count-other"]
        .map((key) => unit[key] ?? "")
        .filter((text) => !text.includes("{0}") || text.startsWith("{0}"));
    });
    return lineOf(code, raw);
  });
};

/** The currencies that are legal tender anywhere today. */
const currencyLines = () => {
  const { region } = read("cldr-core", "supplemental/currencyData.json").supplemental.currencyData;
  const current = new Set(
    Object.values(region).flatMap((list) =>
      list.flatMap((/** @type {Record<string, Record<string, string>>} */ entry) =>
        Object.entries(entry)
          .filter(([, facts]) => !facts._to && facts._tender !== "false")
          .map(([code]) => code),
      ),
    ),
  );
  const tables = LANGUAGES.map(currenciesOf);
  return [...current].sort().flatMap((code) => {
    const raw = tables.flatMap((table) => {
      const currency = table[code] ?? {};
      return ["displayName", "displayName-count-one", "displayName-count-other"].map((key) => currency[key] ?? "");
    });
    return lineOf(code, raw);
  });
};

const print = (/** @type {string} */ name, /** @type {string[]} */ lines) =>
  `export const ${name}: readonly string[] = [\n${lines.map((line) => `  ${JSON.stringify(line)},\n`).join("")}];\n`;

/** The text of cldr-names.ts. Throws where a package is missing or lacks a unit. */
export const generate = () => {
  const { version } = read("cldr-units-full", "package.json");
  return [
    "/**",
    ` * Names of units and currencies of the CLDR ${version} (Unicode-3.0, © Unicode, Inc.) in English, Chinese and Traditional Chinese,`,
    " * made by `npm run generate:units`: never edit this file. One line a unit: our code | English names | Chinese names. What",
    " * units.ts and currencies.ts say of a name goes before. Which units, and which words are kept out, stands in",
    " * lib/dev/generate-units.mjs.",
    " */",
    `${print("CLDR_UNIT_NAMES", unitLines())}`,
    `${print("CLDR_CURRENCY_NAMES", currencyLines())}`,
  ].join("\n");
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(path.join(root, "lib", "facts", "lexicon", "cldr-names.ts"), generate().replace(/\n+$/, "\n"));
}
