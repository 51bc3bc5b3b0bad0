import type { Answer } from "../../lib/model/answer";
import type { LookUp, SourcePlace } from "../../lib/model/look-up";
import type { PageState } from "../../lib/model/page-state";
import type { CheckReport, Evidence } from "../../lib/model/report";
import type { Settings } from "../../lib/model/settings";
import type { Source } from "../../lib/model/source";
import { canPaint } from "../../lib/painter/marks";
import { type Painter, type PainterSettings, startPainter } from "../../lib/painter/painter";
import { awaitSite } from "../../lib/reader/await-site";
import { type Reader, startReader } from "../../lib/reader/reader";
import { selectedWords } from "../../lib/reader/selected-words";
import { showSource } from "../../lib/reader/show-source";
import { resolveLanguage } from "../../lib/wording/language";

interface Ties {
  signal: AbortSignal;
  settings: () => PainterSettings;
  dismissed: () => ReadonlySet<string>;
  check: (answer: Answer, sources: Source[]) => Promise<CheckReport>;
  lookUp: (quote: string, sources: Source[]) => Promise<SourcePlace[] | null>;
  dismiss: (finding: string) => void;
  tell: (state: PageState) => void;
}

export interface Session {
  reader: Reader;
  painter: Painter;
  showSource: (answer: string, evidence: Evidence) => Promise<boolean>;
  lookUpSelection: () => Promise<LookUp | null>;
}

/** How the painter shall draw, from the person's settings; `marks` is the switch of this tab. */
export function look({ language, mode, chips }: Settings, marks: boolean): PainterSettings {
  return { language: resolveLanguage(language, navigator.language), mode, chips, marks };
}

/** Reads and paints a page from the moment that it is recognised until the signal. */
export async function startSession(ties: Ties): Promise<Session> {
  const { signal } = ties;
  const highlights = canPaint();
  ties.tell({ origin: location.origin, site: "", highlights, answers: [], sources: [] });
  const site = await awaitSite(document, signal);
  const painter = startPainter({
    page: document,
    signal,
    settings: ties.settings(),
    showSource: async (key, { evidence, data }) => {
      if (evidence) return showSource(reader, key, evidence, signal);
      reader.openSource(key, data.source ?? "");
      return [];
    },
    dismiss: ({ id }) => ties.dismiss(id),
  });
  painter.setDismissed(ties.dismissed());
  const reader = startReader({
    page: document,
    site,
    signal,
    highlights,
    check: ties.check,
    onAnswer: painter.show,
    onGone: painter.hide,
    onMove: painter.moved,
    onState: ties.tell,
  });
  return {
    reader,
    painter,
    async showSource(answer, evidence) {
      const ranges = await showSource(reader, answer, evidence, signal);
      painter.showEvidence(ranges);
      return ranges.length > 0;
    },
    async lookUpSelection() {
      const words = selectedWords(reader);
      return words && { ...words, places: await ties.lookUp(words.quote, [...reader.sources(words.answer)]) };
    },
  };
}
