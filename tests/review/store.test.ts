import { describe, expect, it } from "vitest";
import type { PageState } from "../../lib/model/page-state";
import type { Review, Standing } from "../../lib/model/review";
import type { Settings } from "../../lib/model/settings";
import { conditionOf, countBySeverity, countFaults, findingsFor, uncheckedClaims } from "../../lib/review/findings";
import * as review from "../../lib/review/store";
import { madeUpPage } from "../support/made-up-page";

const SETTINGS: Settings = { language: "en", mode: "agent", chips: true, sites: [], refusals: [] };
const page = madeUpPage("en");
const none = new Set<string>();
/** What is stored about a finding. */
const reviewOf = (target: string, standing: Standing): Review => ({ target, answer: "h", standing, who: "A", at: 1 });
const answerOf = (key: string, from: PageState = page) => {
  const found = from.answers.find((answer) => answer.key === key);
  if (found === undefined) throw new Error(`no answer ${key}`);
  return found;
};

function opened(settings: Partial<Settings> = {}) {
  const store = review.createReview({ ...SETTINGS, ...settings });
  review.showTab(store, "read", page.origin, page);
  return store;
}
const place = (store: review.ReviewStore) => review.placeOf(store.getState())?.finding;

describe("what an answer's line says", () => {
  it.each([
    ["a1", "faulty"],
    ["a2", "faulty"],
    ["a3", "unread"],
    ["a4", "clean"],
    ["a5", "clean"],
    ["a6", "nothing"],
    ["a7", "too-large"],
    ["a8", "error"],
    ["a9", "streaming"],
  ])("%s is %s", (key, condition) => {
    expect(conditionOf(answerOf(key), "agent", none)).toBe(condition);
  });

  it("never says clean where no claim was checked", () => {
    const answer = answerOf("a4");
    const report = answer.report && { ...answer.report, checked: { ...answer.report.checked, claims: 0 } };
    expect(conditionOf({ ...answer, report }, "agent", none)).toBe("nothing");
    expect(conditionOf({ ...answer, report: undefined }, "agent", none)).toBe("error");
  });

  it("takes a report that was too large for what it is", () => {
    const answer = answerOf("a4");
    const report = answer.report && { ...answer.report, skipped: [{ reason: "too-large" as const }] };
    expect(conditionOf({ ...answer, report }, "agent", none)).toBe("too-large");
  });

  it("is no longer faulty when all was judged no fault; a notice is none for agents", () => {
    expect(conditionOf(answerOf("a2"), "agent", new Set(["g1"]))).toBe("clean");
    const judged = new Set(["f1", "f22", "f333"]);
    expect(conditionOf(answerOf("a1"), "agent", judged)).toBe("clean");
    expect(conditionOf(answerOf("a1"), "audit", judged)).toBe("faulty");
  });
});

it("counts by severity without what was dismissed", () => {
  const counts = countBySeverity(findingsFor(answerOf("a1").report, "audit"), new Set(["f22"]));
  expect([...counts]).toEqual([
    ["contradicted", 1],
    ["unsupported", 1],
    ["notice", 1],
    ["info", 0],
  ]);
  expect(countFaults(page, none)).toBe(4);
  expect(countFaults(page, new Set(["f1", "g1"]))).toBe(2);
});

it("tells why a claim is unchecked", () => {
  expect(uncheckedClaims(answerOf("a3").report).map(({ reason }) => reason)).toEqual([
    "source-unread",
    "source-unread",
  ]);
  expect(uncheckedClaims(answerOf("a5").report).map(({ index, reason }) => [index, reason])).toEqual([
    [1, "nothing-to-check"],
  ]);
  expect(uncheckedClaims(undefined)).toEqual([]);
});

describe("walking", () => {
  it("begins at the first finding and goes through all in the order of the list, the newest answer first, ends included", () => {
    const store = opened();
    expect(place(store)).toBe("g1");
    const seen = [1, 1, 1, 1, 1, 1].map(() => {
      review.moveFinding(store, 1);
      return place(store);
    });
    // The first press brings the first finding to the front.
    expect(seen).toEqual(["g1", "f1", "f22", "f333", "f333", "f333"]);
    review.moveFinding(store, -1);
    expect(place(store)).toBe("f22");
  });

  it("goes from answer to answer", () => {
    const store = opened();
    review.moveAnswer(store, 1);
    expect(place(store)).toBe("f1");
    review.moveAnswer(store, 1);
    expect(place(store)).toBe("f1");
    review.moveAnswer(store, -1);
    expect(place(store)).toBe("g1");
  });

  it("falls back to a finding that is there when the chosen one goes", () => {
    const store = opened({ mode: "audit" });
    review.choose(store, "a1", "f4444");
    store.setState({ settings: SETTINGS });
    expect(place(store)).toBe("g1");
  });
});

describe("answers as a whole", () => {
  const audit = () => opened({ mode: "audit" });
  const front = (store: review.ReviewStore) => review.placeOf(store.getState());

  it("are stopped at by the keys for answers in an audit, findings or none; agents pass them by", () => {
    const store = audit();
    const seen = [1, 1, 1, 1, 1].map(() => {
      review.moveAnswer(store, 1);
      return front(store);
    });
    expect(seen.map((place) => place?.answer)).toEqual(["a2", "a3", "a4", "a5", "a5"]);
    expect(seen[2]).toEqual({ answer: "a4", finding: "" });
    review.moveFinding(store, -1);
    expect(front(store)).toEqual({ answer: "a2", finding: "g1" });
    const agent = opened();
    review.moveAnswer(agent, -1);
    expect(front(agent)?.finding).not.toBe("");
  });

  it("are asked about and judged without leaving the place, and without a reason", () => {
    const store = audit();
    review.choose(store, "a1", "f22");
    review.askWhole(store);
    const target = store.getState().asking?.target ?? "";
    expect(store.getState()).toMatchObject({ asking: { what: "answer" }, announcement: { what: "wholeAnswer" } });
    review.judged(store, reviewOf(target, { verdict: "not-a-fault" }));
    expect(store.getState().asking).toBeUndefined();
    expect(front(store)).toEqual({ answer: "a1", finding: "f22" });
  });
});

it("lists the newest answer first for agents, and audits in page order", () => {
  const keys = (mode: "agent" | "audit") => review.answersOf(opened({ mode }).getState()).map(({ key }) => key);
  expect(keys("audit")).toEqual(page.answers.map(({ key }) => key));
  expect(keys("agent")).toEqual(page.answers.map(({ key }) => key).reverse());
});

describe("judging", () => {
  it("goes on to the next finding, and undo comes back", () => {
    const store = opened();
    review.judged(store, reviewOf("f1", { verdict: "not-a-fault" }));
    expect(place(store)).toBe("f22");
    expect(store.getState().announcement).toMatchObject({ what: "judged", verdict: "not-a-fault" });
    expect([...store.getState().dismissed]).toEqual(["f1"]);
    review.restored(store, reviewOf("f1", {}));
    expect(place(store)).toBe("f1");
    expect(store.getState().undoable).toEqual([]);
    expect(store.getState().dismissed.size).toBe(0);
  });

  it("asks an auditor why it is no fault before it goes on, and an agent never", () => {
    const store = opened({ mode: "audit" });
    review.choose(store, "a1", "f1");
    review.judged(store, reviewOf("f1", { verdict: "not-a-fault" }));
    expect(store.getState().asking).toEqual({ target: "f1", what: "excuse" });
    expect(place(store)).toBe("f1");
    review.judged(store, reviewOf("f1", { verdict: "not-a-fault", excuse: "paraphrase" }));
    expect(store.getState().asking).toBeUndefined();
    expect(place(store)).toBe("f22");
    const agent = opened();
    review.judged(agent, reviewOf("f1", { verdict: "not-a-fault" }));
    expect(agent.getState().asking).toBeUndefined();
  });

  it("goes on to what nobody judged yet, past what was, and stays where all is judged", () => {
    const store = opened();
    review.judged(store, reviewOf("f22", { verdict: "fault" }));
    review.judged(store, reviewOf("f1", { verdict: "partly-right" }));
    expect(place(store)).toBe("f333");
    for (const { finding } of review.walk(store.getState())) {
      review.judged(store, reviewOf(finding.id, { verdict: "fault" }));
    }
    const last = place(store);
    review.moveToOpen(store);
    expect(place(store)).toBe(last);
  });

  it("goes on under a filter that drops what was judged", () => {
    const store = opened({ mode: "audit" });
    store.setState({ filter: { open: true } });
    review.choose(store, "a1", "f1");
    review.judged(store, reviewOf("f1", { verdict: "fault" }));
    expect(place(store)).toBe("f22");
  });

  it("undoes the last one first", () => {
    const store = opened();
    review.judged(store, reviewOf("f1", { verdict: "not-a-fault" }));
    review.judged(store, reviewOf("g1", { verdict: "fault" }));
    expect(store.getState().undoable).toEqual(["f1", "g1"]);
  });
});

describe("announcing", () => {
  const settle = (key: string): PageState => ({
    ...page,
    answers: page.answers.map((answer) =>
      answer.key === "a9" ? { ...answerOf(key), key: "a9", text: "done" } : answer,
    ),
  });

  it("tells of an answer that settles, once", () => {
    const store = opened();
    expect(store.getState().announcement).toBeUndefined();
    review.showPage(store, settle("a1"));
    expect(store.getState().announcement).toEqual({ what: "findings", answer: "a9", n: 1 });
    review.showPage(store, settle("a1"));
    expect(store.getState().announcement?.n).toBe(1);
    review.showPage(store, { ...settle("a1"), site: "other" });
    expect(store.getState().announcement?.n).toBe(1);
  });

  it("tells of a clean one with its count, and of none that could not be checked", () => {
    const store = opened();
    review.showPage(store, settle("a4"));
    expect(store.getState().announcement?.what).toBe("clean");
    const other = opened();
    review.showPage(other, settle("a7"));
    expect(other.getState().announcement).toBeUndefined();
  });

  it("is silent about what was there when the panel opened", () => {
    const store = review.createReview(SETTINGS);
    review.showPage(store, page);
    expect(store.getState().announcement).toBeUndefined();
  });
});

it("opens what has something to see; a hand-made choice stays", () => {
  const store = opened();
  const open = () => ["a1", "a2", "a3", "a4"].filter((key) => review.isOpen(store.getState(), key));
  expect(open()).toEqual(["a1", "a2"]);
  review.setOpen(store, "a1", false);
  review.setOpen(store, "a4", true);
  expect(open()).toEqual(["a2", "a4"]);
  store.setState({ settings: { ...SETTINGS, mode: "audit" } });
  expect(open()).toEqual(["a2", "a3", "a4"]);
});

it("forgets choice and undo with the tab, not settings and verdicts", () => {
  const store = opened();
  review.judged(store, reviewOf("f1", { verdict: "not-a-fault" }));
  review.showTab(store, "off", "https://other.example");
  const { page: gone, chosen, undoable, dismissed, tab, settings } = store.getState();
  expect({ gone, chosen, undoable, tab }).toEqual({ gone: undefined, chosen: undefined, undoable: [], tab: "off" });
  expect([...dismissed]).toEqual(["f1"]);
  expect(settings).toEqual(SETTINGS);
});
