import type { Answer } from "../../lib/model/answer";
import type { LookUp, SourcePlace } from "../../lib/model/look-up";
import type { PageState } from "../../lib/model/page-state";
import type { PickedSite } from "../../lib/model/picked-site";
import type { CheckReport, Evidence } from "../../lib/model/report";
import type { Source, SourcesRead } from "../../lib/model/source";
import type { Painter, PainterSettings } from "../../lib/painter/painter";
import type { Reader } from "../../lib/reader/reader";

/** What a session asks of those around it. */
export interface Ties {
  signal: AbortSignal;
  settings: () => PainterSettings;
  dismissed: () => ReadonlySet<string>;
  /** The regions that the person pointed at on this origin. */
  picked: () => Promise<PickedSite | null>;
  check: (answer: Answer, sources: Source[]) => Promise<CheckReport>;
  lookUp: (quote: string, sources: Source[]) => Promise<SourcePlace[] | null>;
  dismiss: (finding: string) => void;
  tell: (state: PageState) => void;
}

/** A page that is being read. */
export interface Session {
  /** Id of the adapter that reads it. */
  site: string;
  reader: Reader;
  painter: Painter;
  showSource: (answer: string, evidence: Evidence) => Promise<boolean>;
  readSources: (answer: string) => Promise<SourcesRead | null>;
  stopReading: () => void;
  lookUpSelection: () => Promise<LookUp | null>;
}
