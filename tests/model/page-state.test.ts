import { expect, it } from "vitest";
import { joinFrames, type PageState } from "../../lib/model/page-state";

const state = (site: string, more: Partial<PageState> = {}): PageState => ({
  origin: "https://chat.museum.example",
  site,
  highlights: true,
  answers: [],
  sources: [],
  ...more,
});

it("a frame whose page is not as expected is told of the whole tab", () => {
  const health = [{ part: "question" as const, found: 0, least: 1 }];
  const joined = (inner: Partial<PageState>) =>
    joinFrames([
      { frame: 0, state: state("") },
      { frame: 3, state: state("Web Chat", inner) },
    ]);
  expect(joined({ health })).toMatchObject({ site: "Web Chat", health });
  expect(joined({})?.health).toBeUndefined();
});
