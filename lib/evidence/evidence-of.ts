import type { Evidence } from "../model/report";
import type { Span } from "../model/span";
import type { SourceIndex } from "./passages";

/** The evidence record of a range of a source's text. Support needs `exact` or `folded`; see Evidence. */
export function evidenceOf(index: SourceIndex, span: Span, how: Evidence["how"] = "exact"): Evidence {
  const { source } = index;
  return {
    source: source.id,
    ...(source.title === undefined ? {} : { title: source.title }),
    ...(source.version === undefined ? {} : { version: source.version }),
    start: span.start,
    end: span.end,
    text: source.text.slice(span.start, span.end),
    how,
  };
}
