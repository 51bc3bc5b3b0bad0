/** Words of a bracket that give what stands before it another name: （以下简称"甲方"）. Longest first. */
export const SHORTENS_ZH: readonly string[] = [
  "以下简称为",
  "以下简称",
  "下文简称",
  "以下称为",
  "以下称",
  "下文称",
  "以下又称",
  "后文简称",
  "简称为",
  "简称",
  "下称",
  "又称",
  "亦称",
  "即",
  "英文简称",
  "英文缩写",
  "缩写为",
  "缩写",
];

/** The same in English, before the name itself; lower case. Longest first. */
export const SHORTENS_EN: readonly string[] = [
  "hereinafter referred to as",
  "hereafter referred to as",
  "hereinafter called",
  "hereinafter",
  "hereafter",
  "herein referred to as",
  "herein called",
  "referred to as",
  "referred to herein as",
  "also known as",
  "abbreviated as",
  "abbreviated",
  "called",
];

/** Words that give several subjects one name together: no alias of any of them. */
export const TOGETHER: readonly string[] = ["together", "collectively", "jointly", "each", "合称", "统称", "总称"];

/** Chinese characters and words that stand before a name and are no part of it. */
export const BEFORE_NAME_ZH: readonly string[] =
  "由 与 和 及 或 向 对 是 为 将 在 按 以 从 自 经 于 被 把 给 就 据 让 至 到 除 凡 该 本 之间".split(" ");

/** Endings that tell what kind of company a name is, and that it may go without. */
export const COMPANY_ENDINGS: readonly string[] =
  "股份有限公司|有限责任公司|有限公司|集团|Limited|Ltd.|Ltd|Inc.|Inc|Incorporated|LLC|L.L.C.|plc|PLC|GmbH|Corp.|Corp|Corporation|Co.|S.A.|AG|B.V.|Pty Ltd".split(
    "|",
  );

/** Small words within a capitalised name: "Bank of the North", "Procter and Sons". */
export const WITHIN_NAME_EN: readonly string[] = "of the and for & de la du van von der".split(" ");

/** Words that open a noun phrase. */
export const DETERMINERS_EN: readonly string[] = "the a an this that our your their its each any".split(" ");
