// A Direct Line that says what a test tells it to.

/** @typedef {{ name: string, text: string }} Claim */
/** @typedef {{ next?: (value: any) => void }} Observer */

/** @type {Observer[]} */
const listening = [];
let sequence = 0;

const once = (/** @type {any[]} */ values, /** @type {Observer[]} */ kept = []) => ({
  subscribe(/** @type {any} */ next) {
    const observer = typeof next === "function" ? { next } : next;
    kept.push(observer);
    for (const value of values) observer.next?.(value);
    return { unsubscribe: () => kept.splice(kept.indexOf(observer), 1) };
  },
});

const directLine = {
  connectionStatus$: once([0, 1, 2]),
  activity$: once([], listening),
  getSessionId: () => once([]),
  postActivity: () => once(["posted"]),
  end() {},
};

/** @param {any} activity */
function tell(activity) {
  const channelData = { "webchat:sequence-id": ++sequence, ...activity.channelData };
  const whole = { timestamp: new Date().toISOString(), ...activity, channelData };
  for (const { next } of [...listening]) next?.(whole);
}

// Claims of their own open a dialog with their text; inside a Message's `citation` they are links to nowhere.
const entities = (/** @type {Claim[]} */ claims) =>
  claims.map(({ name, text }, at) => ({
    type: "https://schema.org/Claim",
    "@context": "https://schema.org",
    "@id": `cite:${at + 1}`,
    "@type": "Claim",
    name,
    text,
  }));
const definitions = (/** @type {Claim[]} */ claims) =>
  claims.map(({ name }, at) => `\n[${at + 1}]: cite:${at + 1} "${name}"`).join("");

const draw = (/** @type {object} */ styleOptions) =>
  /** @type {any} */ (window).WebChat.renderWebChat(
    { directLine, userID: "u", locale: "en-US", styleOptions },
    document.querySelector("#chat"),
  );

/** What a test does to the page. */
/** @type {any} */ (window).tool = {
  /** @param {string} id @param {string} text */
  user: (id, text) => tell({ id, type: "message", from: { id: "u", role: "user" }, text }),
  /** @param {string} id @param {string} text @param {Claim[]} claims */
  bot: (id, text, claims) =>
    tell({
      id,
      type: "message",
      from: { id: "bot", role: "bot" },
      text: `${text}\n${definitions(claims)}`,
      textFormat: "markdown",
      entities: entities(claims),
    }),
  /** The words so far of a reply that is being written; `claims` with the last piece. @param {string} stream @param {number} n @param {string} text @param {Claim[]} [claims] */
  piece(stream, n, text, claims) {
    const from = { id: "bot", role: "bot" };
    const data = { streamId: n === 1 ? undefined : stream, streamSequence: n };
    if (!claims)
      tell({
        id: n === 1 ? stream : `${stream}-${n}`,
        type: "typing",
        from,
        text,
        channelData: { streamType: "streaming", ...data },
      });
    else
      tell({
        id: `${stream}-end`,
        type: "message",
        from,
        text: `${text}\n${definitions(claims)}`,
        textFormat: "markdown",
        entities: entities(claims),
        channelData: { streamType: "final", streamId: stream },
      });
  },
  /** The whole chat drawn anew. @param {number} n */
  rerender: (n) => draw({ bubbleBorderWidth: n % 2 }),
};
draw({});

export {};
