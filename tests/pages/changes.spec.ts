import type { Page } from "@playwright/test";
import { type Bench, expect, test } from "./harness/fixtures";

/*
 * What chat tools do to a talk that was read: new tries, branches, windows on long lists, other talks, several models,
 * new elements with new ids, pages that were changed. On the pages of Open WebUI's fixture.
 */
const PAGE = "fixtures/sites/open-webui/";
const FAULTS = [{ words: "21 days", code: "NUMBER_NOT_IN_SOURCE" as const }];

async function begin(bench: Bench): Promise<void> {
  await bench.open(PAGE);
  await bench.start(FAULTS);
  await expect.poll(async () => (await bench.asked()).length).toBe(2);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["21 days"] });
}

const listed = async (bench: Bench): Promise<string[]> =>
  (await bench.state())?.answers.map(({ key, away, state }) => `${key} ${away ? "away" : state}`) ?? [];

/** Changes a message of the list: `html` in its place, null to take it away. */
const put = (page: Page, id: string, html: string | null): Promise<void> =>
  page.evaluate(
    ([id, html]) => {
      const item = document.querySelector(`#message-${id}`)?.parentElement;
      if (html === null) item?.remove();
      else if (item) item.outerHTML = html;
    },
    [id, html] as const,
  );
const copyOf = (page: Page, id: string, as: string, words: [string, string] = ["", ""]): Promise<string> =>
  page.evaluate(
    ([id, as, [old, words]]) =>
      (document.querySelector(`#message-${id}`)?.parentElement?.outerHTML ?? "").replaceAll(id, as).replace(old, words),
    [id, as, words] as const,
  );

test("an answer that is scrolled out of the list stays listed, and is not asked about again", async ({
  bench,
  page,
}) => {
  await begin(bench);
  const [question, answer] = [await copyOf(page, "u-1", "u-1"), await copyOf(page, "a-1", "a-1")];
  await put(page, "u-1", null);
  await put(page, "a-1", null);
  await expect.poll(() => bench.marks()).toEqual({});
  await expect.poll(() => listed(bench)).toEqual(["a-1 away", "a-2 checked"]);
  await page.evaluate(
    (html) => document.querySelector("ul")?.insertAdjacentHTML("afterbegin", html),
    question + answer,
  );
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["21 days"] });
  await expect.poll(() => listed(bench)).toEqual(["a-1 checked", "a-2 checked"]);
  expect((await bench.asked()).length).toBe(2);
});

test("a new try takes the old one's place, and a branch that comes back costs no check", async ({ bench, page }) => {
  await begin(bench);
  const old = await copyOf(page, "a-1", "a-1");
  await put(page, "a-1", await copyOf(page, "a-1", "a-9", ["21 days", "14 days"]));
  await expect.poll(() => listed(bench)).toEqual(["a-9 checked", "a-2 checked"]);
  expect(await bench.marks()).toEqual({});
  expect((await bench.asked()).length).toBe(3);
  await put(page, "a-9", old);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["21 days"] });
  await expect.poll(() => listed(bench)).toEqual(["a-1 checked", "a-2 checked"]);
  expect((await bench.asked()).length).toBe(3);
});

test("the same words under a new id keep what was found and their sources", async ({ bench, page }) => {
  await begin(bench);
  await page.locator("#message-a-1 [data-name='tool-policy']").first().click();
  await expect.poll(async () => (await bench.asked()).length).toBe(3);
  await put(page, "a-1", await copyOf(page, "a-1", "b-1"));
  await expect.poll(() => listed(bench)).toEqual(["b-1 checked", "a-2 checked"]);
  await expect.poll(() => bench.marks()).toEqual({ contradicted: ["21 days"] });
  await page.waitForTimeout(1200);
  expect((await bench.asked()).length).toBe(3);
  expect((await bench.state())?.sources.find(({ id }) => id === "tool-policy")?.read).toBe(true);
});

test("answers of several models under one question are read each for itself", async ({ bench, page }) => {
  await begin(bench);
  const second = await copyOf(page, "a-1", "a-9", ["21 days", "14 days"]);
  await page.evaluate(
    (html) => document.querySelector("#message-a-1")?.parentElement?.insertAdjacentHTML("afterend", html),
    second,
  );
  await expect.poll(() => listed(bench)).toEqual(["a-1 checked", "a-9 checked", "a-2 checked"]);
  const questions = (await bench.asked()).map(({ answer }) => answer.question);
  expect(questions[2]).toBe(questions[0]);
});

test("another talk leaves nothing of this one", async ({ bench, page }) => {
  await begin(bench);
  const other = await copyOf(page, "u-2", "v-1");
  const answer = await copyOf(page, "a-2", "c-1");
  await page.evaluate((html) => {
    history.pushState(null, "", "?talk=2");
    const list = document.querySelector("ul");
    if (list) list.innerHTML = html;
  }, other + answer.replace("租金为每天 6 元", "押金为每天 7 元"));
  await expect.poll(() => listed(bench)).toEqual(["c-1 checked"]);
  expect(await bench.marks()).toEqual({});
});

test("a page that is not as expected is told, and no more once it is", async ({ bench, page }) => {
  test.setTimeout(60_000);
  await begin(bench);
  const rename = (from: string, to: string) =>
    page.evaluate(
      ([from, to]) => {
        for (const each of document.querySelectorAll(`.${from}`)) each.classList.replace(from, to);
        document.querySelector("ul")?.append(document.createElement("li"));
      },
      [from, to] as const,
    );
  expect((await bench.state())?.health).toBeUndefined();
  await rename("chat-user", "talk-user");
  await expect
    .poll(async () => (await bench.state())?.health, { timeout: 25_000 })
    .toEqual([{ part: "question", found: 0, least: 1 }]);
  await rename("talk-user", "chat-user");
  await expect.poll(async () => (await bench.state())?.health, { timeout: 15_000 }).toBeUndefined();
});

test("the outline of a page holds no text and nothing that could be one", async ({ bench }) => {
  await bench.write(
    '<main id="chat-4711" class="_answer_x1y2z css-9 Müller" data-user="Jane" aria-label="Jane Doe" title="secret"><p>Secret words</p><p>Other words</p><x-chat data-testid="talk-17"></x-chat><input value="typed"></main>',
  );
  await bench.add('<section role="log"><b>inside</b></section>', "x-chat");
  const outline = await bench.page.evaluate(() => window.harness.outline());
  for (const word of ["Secret", "words", "Jane", "Doe", "secret", "typed", "inside", "4711", "17", "ller", "x1y2z"])
    expect(outline).not.toContain(word);
  expect(outline).toContain("main#chat-*._answer_*.css-*[data-user aria-label]");
  expect(outline).toContain("p …\n   (2 like this)");
  expect(outline).toContain("x-chat[data-testid=talk-*]\n    #shadow\n    section[role=log]\n     b …");
});
