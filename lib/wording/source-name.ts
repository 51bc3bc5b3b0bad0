import type { Language } from "../model/settings";
import { message } from "./catalogue";
import { clip } from "./quote";

export interface NamedSource {
  title?: string;
  version?: string;
  place?: string;
}

/**
 * How a source is called. In Chinese sentences the title stands in 《》 with its version outside (《计费条款》v3);
 * in English, and in lines that only name the source, it stands bare. `place` is added in lines alone.
 */
export function sourceName(source: NamedSource, language: Language, where: "sentence" | "line"): string {
  const version = source.version?.trim() ?? "";
  const full = clip(source.title ?? "");
  const title = version !== "" && full.endsWith(version) ? full.slice(0, -version.length).trimEnd() || full : full;
  const place = where === "line" ? (source.place?.trim() ?? "") : "";
  const name = title === "" ? message(language, "someSource") : bracketed(title, language, where);
  const tail =
    version === "" || title === version ? "" : language === "zh-CN" && where === "sentence" ? version : ` ${version}`;
  return [name + tail, place].filter((part) => part !== "").join(message(language, "placeSeparator"));
}

function bracketed(title: string, language: Language, where: "sentence" | "line"): string {
  const already = title.startsWith("《");
  return language === "zh-CN" && where === "sentence" && !already ? `《${title}》` : title;
}
