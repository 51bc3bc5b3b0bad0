import type { Evidence } from "../model/report";
import type { Source } from "../model/source";
import type { Span } from "../model/span";
import { fragmentLink } from "../text/text-fragment";
import type { SourceIndex } from "./passages";

/** The evidence record of a range of a source's text. Support needs `exact` or `folded`; see Evidence. */
export function evidenceOf(index: SourceIndex, span: Span, how: Evidence["how"] = "exact"): Evidence {
  const { source } = index;
  return {
    source: source.id,
    ...(source.title === undefined ? {} : { title: source.title }),
    ...(source.version === undefined ? {} : { version: source.version }),
    ...(source.attached === true ? { attached: true } : {}),
    start: span.start,
    end: span.end,
    text: source.text.slice(span.start, span.end),
    how,
  };
}

/** The evidence with a link to its words, where its source is a web page. */
export function linked(evidence: Evidence, source: Source | undefined): Evidence {
  const url = source?.url === undefined ? undefined : fragmentLink(source.url, source.text, evidence);
  return url === undefined ? evidence : { ...evidence, url };
}
