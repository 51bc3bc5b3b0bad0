/**
 * English abbreviations that end in a full stop, in lower case and without that stop, by what may follow them.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Something always follows in the same sentence. */
export const LEADING_ABBREVIATIONS = set(
  "mr mrs ms dr prof rev hon pres gov sen rep amb gen col maj capt cmdr lt sgt cpl supt messrs mme mlle " +
    "e.g i.e eg ie viz cf vs al approx ca resp incl excl esp misc mt ft vide",
);

/** A number, a roman numeral or a letter follows in the same sentence; else it is a word that ends one ("works of art."). */
export const COUNTING_ABBREVIATIONS = set(
  "no nos fig figs eq eqs sec secs sect art arts para paras cl ch chap vol vols ed p pp pt app ex reg regs ref refs tab ver rev tel ext v §",
);

/** Months and days: a number or a month follows, or a new sentence. */
export const CALENDAR_ABBREVIATIONS = set(
  "jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun",
);

/** May stand at the end of a sentence as well as inside one: it ends there only before a word that starts sentences. */
export const CLOSING_ABBREVIATIONS = set(
  "inc ltd corp co llc plc llp bros assn dept div est gmbh etc a.m p.m am pm u.s u.k u.n e.u u.s.a d.c ph.d m.d b.a m.a b.sc m.sc jr sr " +
    "min max avg ave blvd rd st hrs hr mins sec yrs yr mo wk lb lbs oz dist govt intl natl tech univ",
);

/** Words that open a sentence far more often than they follow an abbreviation within one. */
export const SENTENCE_STARTERS = set(
  "the a an this that these those it its he she they we you i his her their our your there here what which who when where why how " +
    "if unless although though while because since as after before during until once for from in on at by with without under over " +
    "to of and but or so yet however therefore moreover furthermore additionally otherwise instead also then thus hence finally " +
    "all any both each every either neither no none not some many most several such other another one only " +
    "please note see users customers members employees orders refunds",
);
