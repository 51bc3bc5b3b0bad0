import type { Completeness, Source } from "../model/source";
import type { ListedSource, MarkKey, PaneReading } from "../sites/adapter";

/** A source's text as it was read from a pane. */
interface Copy {
  title: string;
  version?: string;
  url?: string;
  text: string;
  completeness: Completeness;
  /** True where a reviewer gave it. */
  attached?: true;
}

/** A source as an answer knows it; `copy` once its text was read. */
export interface Known extends ListedSource {
  copy: Copy | null;
}

/**
 * What was seen of sources so far, kept while the page lives: panes close and lists fold, but what they said stays
 * true. A text retrieved for one answer serves that answer alone; a whole document serves every answer that cites it.
 */
export class Shelf {
  private readonly documents = new Map<string, Copy>();
  private readonly given = new Map<string, Copy>();
  private readonly passages = new Map<string, Map<string, Copy>>();
  private readonly listed = new Map<string, Map<string, ListedSource>>();
  private readonly groups = new Map<string, MarkKey[]>();

  /** Keeps a pane's text. True where it tells something new. */
  put(reading: PaneReading, text: string): boolean {
    const { key, title, version, url, completeness, answer } = reading;
    const shelf = answer === null ? this.documents : nested(this.passages, answer);
    const old = shelf.get(key);
    const renamed = title !== "" && old?.title !== title;
    // A cut text never replaces a whole one.
    if (old && ((old.text === text && !renamed) || (old.completeness === "full" && completeness !== "full")))
      return false;
    shelf.set(key, { title, version, url, text, completeness });
    return true;
  }

  /** Keeps a text that a reviewer gave for a source of any answer. True where it tells something new. */
  attach({ id, title = "", version, url }: Source, text: string): boolean {
    if (this.given.get(id)?.text === text) return false;
    this.given.set(id, { title, version, url, text, completeness: "full", attached: true });
    return true;
  }

  /** Keeps what an answer lists. True where it tells something new. */
  list(answer: string, sources: readonly ListedSource[]): boolean {
    const shelf = nested(this.listed, answer);
    let news = false;
    for (const source of sources) {
      const old = shelf.get(source.key);
      if (old && old.title === source.title && old.number === source.number && old.version === source.version) continue;
      shelf.set(source.key, { ...old, ...source });
      news = true;
    }
    return news;
  }

  /** Keys of the sources of an answer that the page only links to, and whose text nobody gave. */
  links(answer: string): ReadonlySet<string> {
    const listed = [...(this.listed.get(answer)?.values() ?? [])];
    return new Set(listed.filter(({ linkOut, key }) => linkOut && !this.copy(answer, key)).map(({ key }) => key));
  }

  /** Keeps the members of a grouped mark, by its place among the answer's marks. True where they are new. */
  putGroup(answer: string, mark: number, keys: MarkKey[]): boolean {
    const name = groupName(answer, mark);
    if (this.groups.has(name) || keys.length === 0) return false;
    this.groups.set(name, keys);
    return true;
  }

  group(answer: string, mark: number): MarkKey[] | null {
    return this.groups.get(groupName(answer, mark)) ?? null;
  }

  /** What was seen for one answer belongs to another from now on. */
  move(from: string, to: string): void {
    for (const shelf of [this.passages, this.listed] as Map<string, Map<string, unknown>>[]) {
      const old = shelf.get(from);
      if (!old) continue;
      shelf.set(to, new Map([...old, ...(shelf.get(to) ?? [])]));
      shelf.delete(from);
    }
  }

  /** The sources of an answer: those that it lists, and those read for it, in the order in which they were met. */
  known(answer: string): Known[] {
    const own = this.passages.get(answer);
    const listed = this.listed.get(answer);
    const known: Known[] = [];
    for (const source of listed?.values() ?? []) known.push({ ...source, copy: this.copy(answer, source.key) });
    for (const [key, copy] of own ?? []) {
      if (!listed?.has(key)) known.push({ key, title: copy.title, version: copy.version, url: copy.url, copy });
    }
    return known;
  }

  /** The best text for one source of one answer: what the page showed whole goes before what a reviewer gave. */
  copy(answer: string, key: string): Copy | null {
    const seen = this.seen(answer, key);
    return seen?.completeness === "full" ? seen : (this.given.get(key) ?? seen);
  }

  private seen(answer: string, key: string): Copy | null {
    const passage = this.passages.get(answer)?.get(key) ?? null;
    const whole = this.documents.get(key) ?? null;
    if (!whole) return passage;
    return passage && passage.text.length > whole.text.length ? passage : whole;
  }
}

const groupName = (answer: string, mark: number): string => `${mark}\n${answer}`;

function nested<V>(map: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const old = map.get(key);
  if (old) return old;
  const made = new Map<string, V>();
  map.set(key, made);
  return made;
}

/** As the engine takes it: unread sources have no text and say so. */
export function toSource({ key, title, version, url, copy }: Known): Source {
  return {
    id: key,
    text: copy?.text ?? "",
    title: copy?.title || title,
    ...optional("version", copy?.version ?? version),
    ...optional("url", copy?.url ?? url),
    completeness: copy ? copy.completeness : "none",
    ...(copy?.attached ? { attached: true } : {}),
  };
}

const optional = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: string });
