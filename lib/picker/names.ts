/** What of a class name, an id or a value will stand after the tool's next build. */
export interface Stem {
  text: string;
  /** False where a generated part was cut off behind `text` or before it. */
  whole: boolean;
}

/** Short beginnings of names that libraries generate; what follows them is a counter or a hash. */
const GENERATORS = new Set(
  "css sc jsx svelte astro emotion jss tss go radix headlessui ember mui react reach rc aria downshift floating ng yui ext bits lit".split(
    " ",
  ),
);

/** A word of a name: letters that somebody could have typed. `bdVaJa` and `xkcdq` are none. */
function isWord(part: string): boolean {
  if (!/^[A-Za-z]{2,}$/.test(part)) return false;
  const humps = part.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  // Compilers draw letters of both cases at random: their humps are shorter than words.
  if (humps.length > 1 && part.length / humps.length < 2.5) return false;
  if (part.length >= 5 && !/[aeiouy]/i.test(part)) return false;
  return !/[bcdfghjklmnpqrstvwxz]{5}/i.test(part);
}

/** `Answer_text__x7Gh2`: file, name and five drawn characters, of which some look like a word. */
const CSS_MODULE = /^([A-Za-z][\w-]*?_[A-Za-z][A-Za-z0-9-]*?)__[\w+-]{5,6}$/;
/** `_answerText_1a2b3_12`: the marks around the name tell it from others. */
const UNDERSCORED = /^(_[A-Za-z][A-Za-z0-9-]*?_)[a-z0-9]{4,6}(?:_\d+)?$/;

/** Fewest characters of a name's beginning that mean anything without its end. */
const LEAST_STEM = 4;

/**
 * What is stable of a name: all of it, its beginning with hash or counter cut off, or the label that a library put
 * behind its hash (`css-1q2w3e-AnswerText`); null where nothing is.
 */
export function stemOf(name: string): Stem | null {
  if (!/^[A-Za-z_][\w-]*$/.test(name) || name.length > 80) return null;
  const underscored = UNDERSCORED.exec(name)?.[1];
  if (underscored) return { text: underscored, whole: false };
  const cut = CSS_MODULE.exec(name)?.[1];
  if (cut && stemOf(cut)?.whole) return { text: cut, whole: false };
  const parts = name.split(/([-_]+)/);
  const stable: string[] = [];
  for (const [index, part] of parts.entries()) {
    const separator = index % 2 === 1;
    if (!separator && !isWord(part)) break;
    stable.push(part);
  }
  if (stable.length === parts.length) return { text: name, whole: true };
  const head = stable.join("").replace(/[-_]+$/, "");
  if (head.length >= LEAST_STEM && !GENERATORS.has(head.toLowerCase())) return { text: head, whole: false };
  const last = parts[parts.length - 1] ?? "";
  const label = parts.length >= 5 && isWord(last) && last.length >= LEAST_STEM && last !== "css";
  return label && GENERATORS.has(parts[0]?.toLowerCase() ?? "") ? { text: `-${last}`, whole: false } : null;
}

const LEAST_PREFIX = 3;

/** The beginning of an id or value that counts on (`message-12`, `turn-a81f…`), with its separator; null where there is none. */
export function prefixOf(value: string): string | null {
  const head = /^([A-Za-z][A-Za-z-_]*?[-_:])[\w:.-]*$/.exec(value)?.[1];
  if (!head) return null;
  let prefix = "";
  for (const part of value.split(/(?<=[-_:])/)) {
    if (!/[-_:]$/.test(part) || !isWord(part.slice(0, -1))) break;
    prefix += part;
  }
  return prefix.length >= LEAST_PREFIX && !GENERATORS.has(prefix.split(/[-_:]/)[0] ?? "") ? prefix : null;
}

/** Words that say how things stand now, not what they are. */
const STATES = new Set(
  "active selected current open opened closed close hover hovered focus focused focus-visible last first even odd new loading loaded pending streaming generating typing done finished complete completed visible shown hidden show hide in out enter entering leave leaving animate animated animating expanded collapsed disabled enabled pressed checked dark light on off ready idle busy error true false".split(
    " ",
  ),
);

/** Whether a name or value tells a state: it would not stand on the next answer. */
export function isState(name: string): boolean {
  const lower = name.toLowerCase();
  if (/^(is|has|js|was)[-_]/.test(lower)) return true;
  return STATES.has(lower) || STATES.has(lower.split(/[-_:]+/).pop() ?? "");
}

const UTILITY =
  /^-?(?:[mp][trblxyse]?|[whdz]|min|max|size|gap|space|flex|grid|col|row|items|justify|self|place|order|grow|shrink|basis|text|font|leading|tracking|bg|border|rounded|shadow|ring|divide|opacity|top|bottom|left|right|inset|overflow|break|whitespace|cursor|select|pointer|transition|duration|ease|delay|animate|transform|scale|rotate|translate|align|float|object|aspect|outline|fill|stroke|backdrop|will|touch|scroll|snap|sr)-/;
const UTILITIES = new Set(
  "absolute relative fixed sticky static block inline flex grid hidden truncate antialiased uppercase lowercase capitalize italic underline visible invisible clearfix border rounded shadow transition".split(
    " ",
  ),
);

/** Whether a class says how a thing looks and not what it is: restyling takes it away. */
export const isUtility = (name: string): boolean => UTILITY.test(name) || UTILITIES.has(name);

/** Words by which pages tell the two sides of a conversation apart; a restyled page keeps the side that a turn stands on. */
const SPEAKER =
  /(?:^|[^a-z])(?:user|human|customer|visitor|me|self|assistant|bot|ai|agent|model|answer|reply|response|question|prompt|incoming|outgoing|received|sent|(?:justify|self|items)-(?:start|end))(?:$|[^a-z])/;

export const namesSpeaker = (name: string): boolean =>
  SPEAKER.test(name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase());
