import { isLatin } from "./characters";
import { skipSpaces } from "./number";
import { wordAt } from "./read-words";
import { type UnitMatch, unitByCode } from "./unit-index";

/** What is measured in bytes, and in bits a second: behind these a bare G, M or 兆 is a unit and no scale. */
const STORES_ZH = [
  "流量",
  "内存",
  "硬盘",
  "固态",
  "存储",
  "空间",
  "显存",
  "容量",
  "运存",
  "闪存",
  "云盘",
  "网盘",
  "缓存",
];
const LINES_ZH = ["带宽", "宽带", "网速", "光纤", "专线"];
const STORES_EN = new Set("ram memory storage ssd disk vram cache data".split(" "));
const LINES_EN = new Set("bandwidth broadband uplink downlink fibre fiber".split(" "));

/** Cores and the figures right behind them, which count memory. */
const CORES = /核\d{1,4}$/;

const BYTES: Record<string, string> = { K: "kB", k: "kB", M: "MB", G: "GB", T: "TB", 兆: "MB" };
const BITS: Record<string, string> = {
  K: "kb/second",
  M: "Mb/second",
  G: "Gb/second",
  T: "Tb/second",
  兆: "Mb/second",
};

/** The unit that a bare K, M, G, T or 兆 at `p` stands for: 10G流量, 100兆宽带, "16G RAM"; null where no such noun follows. */
export const readDataLetter = (t: string, p: number): UnitMatch | null => {
  const letter = t[p] ?? "";
  if (BYTES[letter] === undefined || isLatin(t.charCodeAt(p + 1))) return null;
  const gap = skipSpaces(t, p + 1, 1);
  const at = t[gap] === "的" ? gap + 1 : gap;
  const word = wordAt(t, at).text;
  const stores = word === "" ? STORES_ZH.some((noun) => t.startsWith(noun, at)) : gap > p + 1 && STORES_EN.has(word);
  const lines = word === "" ? LINES_ZH.some((noun) => t.startsWith(noun, at)) : gap > p + 1 && LINES_EN.has(word);
  // 8核16G: the memory of a machine behind its cores
  const beside = word === "" && !lines && CORES.test(t.slice(Math.max(0, p - 8), p));
  const unit = unitByCode((stores || beside ? BYTES[letter] : lines ? BITS[letter] : "") ?? "");
  return unit ? { unit, end: p + 1 } : null;
};
