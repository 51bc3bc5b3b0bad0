import { describe, expect, it } from "vitest";
import { readMarkers } from "../../lib/check/markers";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { streamedAnswers } from "./cases/streamed-answers";

/** Codes that may not appear while a right answer is being written. A claim without its mark yet has nothing cited. */
const fault = (severity: string) => severity === "contradicted" || severity === "unsupported";

describe("an answer that is being written", () => {
  for (const { name, text, sources } of streamedAnswers) {
    it(`${name}: no cut gives a mark that the whole has not`, () => {
      const whole = readMarkers(text, sources);
      for (let cut = 0; cut <= text.length; cut++) {
        const part = text.slice(0, cut);
        for (const marker of readMarkers(part, sources)) {
          // Of a mark that is still being written nothing is resolved, or a shorter whole mark: [1 of [12], ¹ of ¹².
          if (marker.sources.length === 0) continue;
          const same = whole.find((m) => m.start === marker.start);
          expect(same, part).toBeDefined();
          for (const id of marker.sources) expect(same?.sources, part).toContain(id);
        }
      }
    });

    it(`${name}: no cut makes a fault of what is right`, () => {
      for (let cut = 1; cut <= text.length; cut++) {
        const part = text.slice(0, cut);
        // A number or word that is cut in two is another one until the rest is there.
        if (/[\p{L}\p{N}]/u.test(text[cut] ?? "") && /[\p{L}\p{N}]/u.test(text[cut - 1] ?? "")) {
          if (!inMark(text, cut, sources)) continue;
        }
        const { findings } = check({ id: "a", text: part }, sources, rules);
        expect(
          findings.filter((f) => fault(f.severity)).map((f) => `${f.code} ${f.text}`),
          part,
        ).toEqual([]);
      }
    });
  }
});

const inMark = (text: string, cut: number, sources: (typeof streamedAnswers)[number]["sources"]): boolean =>
  readMarkers(text, sources).some((m) => m.start < cut && cut < m.end);
