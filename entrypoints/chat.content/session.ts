import type { PageState } from "../../lib/model/page-state";
import type { Settings } from "../../lib/model/settings";
import { canPaint } from "../../lib/painter/marks";
import { type PainterSettings, startPainter } from "../../lib/painter/painter";
import { awaitSite } from "../../lib/reader/await-site";
import { oneAtATime } from "../../lib/reader/read-sources";
import { startReader } from "../../lib/reader/reader";
import { selectedWords } from "../../lib/reader/selected-words";
import { showSource } from "../../lib/reader/show-source";
import { resolveLanguage } from "../../lib/wording/language";
import type { Session, Ties } from "./ties";

/** How the painter shall draw, from the person's settings; `marks` is the switch of this tab. */
export function look({ language, mode, chips }: Settings, marks: boolean): PainterSettings {
  return { language: resolveLanguage(language, navigator.language), mode, chips, marks };
}

/** State of a page in which no chat was found. */
export const nothingRead = (): PageState => ({ origin, site: "", highlights: canPaint(), answers: [], sources: [] });

/** Reads and paints a page from the moment that it is recognised until the signal. */
export async function startSession(ties: Ties): Promise<Session> {
  const { signal } = ties;
  const highlights = canPaint();
  ties.tell(nothingRead());
  const frames = (origins: string[]) => ties.tell({ ...nothingRead(), frames: origins });
  const site = await awaitSite(document, signal, await ties.picked(), frames);
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
    site: site.adapter.id,
    reader,
    painter,
    ...oneAtATime(reader, signal),
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
