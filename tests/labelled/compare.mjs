// The comparison behind the ratchet: pure, so that a unit test can show that it fails when it should.

/**
 * One figure: `hits` of `of`, and which way is better. Recall-like figures are better "up", false alarms "down".
 * @typedef {{ hits: number, of: number, better: "up" | "down" }} Figure
 * @typedef {Record<string, Figure>} Figures by a name such as "recall number" or "false alarms has-negation"
 * @typedef {{ recall: number, alarms: number }} Tolerance shares (0.005 is half a percentage point)
 */

/** @param {number} hits @param {number} of @returns {Figure} */
const up = (hits, of) => ({ hits, of, better: "up" });
/** @param {number} hits @param {number} of @returns {Figure} */
const down = (hits, of) => ({ hits, of, better: "down" });

/**
 * One file's entry of the scorer's `--json` output: counts, and tables of counts by code, kind, tag or type.
 * @typedef {{ kind: string, rows: number, lost: number } & Record<string, any>} Score
 */

/**
 * Flattens one file's score into figures.
 * @param {Score} score
 * @returns {Figures}
 */
export function figuresOf(score) {
  /** @type {Figures} */
  const figures = { "rows lost": down(score.lost, score.rows) };
  /**
   * @param {Record<string, any> | undefined} entries
   * @param {(name: string, value: any) => void} add
   */
  const each = (entries, add) => {
    for (const [name, value] of Object.entries(entries ?? {})) add(name, value);
  };
  if (score.kind === "cases") {
    figures["whole cases right"] = up(score.whole, score.rows);
    figures["silent cases kept silent"] = up(score.quietOk, score.silent);
    each(score.codes, (code, v) => {
      if (v.expected) figures[`recall ${code}`] = up(v.found, v.expected);
      figures[`false alarms ${code}`] = down(v.alarms, score.rows);
    });
  } else if (score.kind === "labelled") {
    figures["rows with something checked"] = up(score.checked, score.rows);
    if (score.tp + score.fn) figures["recall all"] = up(score.tp, score.tp + score.fn);
    if (score.fp + score.tn) figures["false alarms all"] = down(score.fp, score.fp + score.tn);
    each(score.kinds, (kind, v) => {
      figures[`recall ${kind}`] = up(v.hit, v.n);
      figures[`fitting code ${kind}`] = up(v.right, v.n);
    });
    each(score.pairs, (kind, v) => {
      figures[`pairs told apart ${kind}`] = up(v.apart, v.n);
    });
    each(score.alarms, (code, n) => {
      figures[`false alarms ${code}`] = down(n, score.fp + score.tn);
    });
    each(score.tagAlarm, (tag, v) => {
      figures[`false alarms ${tag}`] = down(v.fp, v.n);
    });
  } else if (score.kind === "quantities") {
    each(score.types, (type, v) => {
      figures[`read ${type}`] = up(v.read, v.n);
      if (v.quiet) figures[`noise ${type}`] = down(v.noise, v.quiet);
    });
  } else {
    each(score.by, (expected, v) => {
      figures[`right ${expected}`] = up(v.right, v.n);
      figures[`wrongly called verbatim ${expected}`] = down(v.falseSupport, v.n);
    });
  }
  return figures;
}

/** @param {Figure | undefined} figure */
const share = (figure) => (figure && figure.of > 0 ? figure.hits / figure.of : 0);
/** @param {Figure | undefined} figure */
const say = (figure) => (figure ? `${figure.hits}/${figure.of}` : "none");

/**
 * Holds new figures against recorded ones. A figure that is missing now counts as 0 hits of 0: for recall that is a
 * fall, for false alarms it is silence. A false-alarm figure that was never recorded is held against 0.
 * @param {Record<string, Figures>} recorded by file
 * @param {Record<string, Figures>} measured by file
 * @param {Tolerance} tolerance
 * @returns {{ worse: string[], better: string[], compared: number, unrecorded: string[], gone: string[] }}
 */
export function compare(recorded, measured, tolerance) {
  /** @type {{ worse: string[], better: string[], compared: number, unrecorded: string[], gone: string[] }} */
  const result = { worse: [], better: [], compared: 0, unrecorded: [], gone: [] };
  for (const file of Object.keys(measured)) if (!recorded[file]) result.unrecorded.push(file);
  for (const [file, before] of Object.entries(recorded)) {
    const now = measured[file];
    if (!now) {
      result.gone.push(file);
      continue;
    }
    for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const better = (before[name] ?? now[name])?.better;
      // A kind of recall that was never recorded has nothing to fall from.
      if (!before[name] && better === "up") continue;
      result.compared++;
      const gain = (share(now[name]) - share(before[name])) * (better === "up" ? 1 : -1);
      const line = `${file}: ${name} ${say(before[name])} → ${say(now[name])}`;
      // Shares are quotients of small integers; the last bits of a float are no loss.
      if (gain < -(better === "up" ? tolerance.recall : tolerance.alarms) - 1e-9) result.worse.push(line);
      else if (gain > 1e-9) result.better.push(line);
    }
  }
  return result;
}
