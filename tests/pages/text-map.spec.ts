import { expect, test } from "./harness/fixtures";

const TABLE = `<table><thead><tr><th></th><th>Starter</th><th>Team</th></tr></thead>
  <tbody><tr><td>Seats</td><td>3</td><td>15</td></tr><tr><td>Price</td><td>4.50</td><td>14</td></tr></tbody></table>`;

/** What stands in a page, and the text that is read of it. */
const cases: [what: string, html: string, text: string][] = [
  ["cells never glue", TABLE, "\tStarter\tTeam\nSeats\t3\t15\nPrice\t4.50\t14"],
  ["paragraphs stand apart", "<p>A costs 12.</p><p>14 days.</p>", "A costs 12.\n\n14 days."],
  ["br ends a line", "<p>12<br>14</p>", "12\n14"],
  ["blocks end a line", "<div>12</div><div>14</div>", "12\n14"],
  ["list items end a line, no ordinal is made up", "<ol><li>12</li><li>14</li></ol>", "- 12\n- 14"],
  ["a list and what is around it", "<p>Terms:</p><ul><li>12</li></ul><p>End</p>", "Terms:\n\n- 12\n\nEnd"],
  ["paragraphs in an item, and an empty item", "<ul><li><p>1</p><p>2</p></li><li></li></ul><p>3</p>", "- 1\n2\n\n3"],
  ["nested lists", "<ul><li>1<ul><li>2</li><li>3</li></ul></li><li>4</li></ul>", "- 1\n  - 2\n  - 3\n- 4"],
  ["a footnote number stands apart", "<p>costs 8<sup>1</sup>, taxed</p>", "costs 8 1 , taxed"],
  ["a footnote after a word", "<p>taxed<sup>2</sup></p>", "taxed 2"],
  ["powers of a unit stay", "<p>20 m<sup>2</sup> and 3 km<sup>2</sup></p>", "20 m2 and 3 km2"],
  ["powers of ten stay apart", "<p>10<sup>6</sup> cells</p>", "10 6 cells"],
  ["ordinals stay one word", "<p>the 21<sup>st</sup> day</p>", "the 21st day"],
  ["subscripts glue to letters alone", "<p>H<sub>2</sub>O and x1<sub>2</sub></p>", "H2O and x1 2"],
  [
    "inline boxes glue words, not digits",
    "<p><i class=b>seat</i><i class=b>s</i> <i class=b>12</i><i class=b>14</i></p>",
    "seats 12 14",
  ],
  ["white space is as rendered", "<p>  a\n   b\t c </p>", "a b c"],
  ["white space of pre is kept", "<pre>a  b\n  c</pre>", "a  b\n  c"],
  ["pre-line keeps lines alone", "<p style='white-space:pre-line'>a   b\nc</p>", "a b\nc"],
  ["split text nodes and comments", "<p>1<!-- x -->5<b>0</b> days</p>", "150 days"],
  [
    "what is not seen is not read",
    "<p>a<span hidden>1</span><span style='display:none'>2</span><span style='visibility:hidden'>3<b style='visibility:visible'>4</b></span><span aria-hidden=true>5</span></p>",
    "a4",
  ],
  ["script, style and template", "<p>a<script>1</script><style>p{}</style><template>2</template></p>", "a"],
  [
    "a formula is read once",
    "<p>is <math><semantics><mn>5</mn><annotation encoding='application/x-tex'>5</annotation></semantics></math></p>",
    "is 5",
  ],
  ["powers in a formula", "<p><math><msup><mn>10</mn><mn>6</mn></msup></math></p>", "10 6"],
  ["cells by role", "<div role=row><span role=cell>1</span><span role=cell>2</span></div>", "1\t2"],
  [
    "a cell's own lines stay in the row",
    "<table><tr><td>a<br>b</td><td><p>1</p><p>2</p></td></tr></table>",
    "a b\t1 2",
  ],
  ["no-break space and Han stay", "<p>8&nbsp;元/席位</p>", "8\u00a0元/席位"],
  ["nothing", "<p> </p>", ""],
];

test("separators, white space, and what is not read", async ({ bench, page }) => {
  await bench.write("<main></main>");
  for (const [what, html, text] of cases) {
    const read = await page.evaluate((html) => {
      const main = document.querySelector("main") as Element;
      main.innerHTML = `<style>.b{display:inline-block;font-style:normal}</style>${html}`;
      const map = window.harness.map("main");
      // Every word is found again.
      const words = [...map.text.matchAll(/[^\s-]+/g)].map(({ 0: word, index }) => [
        word,
        map
          .toRanges(index, index + word.length)
          .map(String)
          .join(""),
      ]);
      return { text: map.text, words };
    }, html);
    expect.soft(read.text, what).toBe(text);
    for (const [word, found] of read.words) expect.soft(found, what).toBe(word);
  }
});

test("marks are spaced words with a range, and what is left out is not read", async ({ bench, page }) => {
  await bench.write(
    "<main><p>costs 8<button class=cite>1</button><button class=cite>3</button>. <button>Copy 5</button>And<button class=cite></button>.</p></main>",
  );
  const read = await page.evaluate(() => {
    const map = window.harness.readText([document.querySelector("main") as Element], {
      isMark: (element) => element.matches(".cite"),
      leaveOut: (element) => element.matches("button"),
    });
    return {
      text: map.text,
      marks: [...map.marks.values()].map(({ start, end }) => [start, map.text.slice(start, end)]),
    };
  });
  expect(read).toEqual({
    text: "costs 8 1 3 . And .",
    marks: [
      [8, "1"],
      [10, "3"],
      [17, ""],
    ],
  });
});

test("open shadow roots and slots are read", async ({ bench, page }) => {
  await bench.write("<main><x-answer>given 12</x-answer></main>");
  const text = await page.evaluate(() => {
    const host = document.querySelector("x-answer") as Element;
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = "<p>own 14</p><slot></slot>";
    return window.harness.map("main").text;
  });
  expect(text).toBe("own 14\n\ngiven 12");
});

test("a range is refused once the words changed, and comes back with a new map", async ({ bench, page }) => {
  await bench.write("<main><p>within 14 days of purchase</p></main>");
  const seen = await page.evaluate(() => {
    const map = window.harness.map("main");
    const node = document.querySelector("p")?.firstChild as Text;
    const found = () => [map.toRange(7, 14)?.toString() ?? null, map.toRanges(7, 14).length, map.isCurrent()];
    const before = found();
    node.data = "within 30 days of purchase";
    const changed = found();
    node.data = "within 14 days of purchase";
    const back = found();
    node.remove();
    return { before, changed, back, gone: found(), bad: [map.toRange(5, 5), map.toRange(-1, 3), map.toRange(0, 999)] };
  });
  expect(seen).toEqual({
    before: ["14 days", 1, true],
    changed: [null, 0, false],
    back: ["14 days", 1, true],
    gone: [null, 0, false],
    bad: [null, null, null],
  });
});

test("a point in the page leads back to its offset", async ({ bench, page }) => {
  await bench.write("<main><p>a  <b>12</b> x</p></main>");
  const offsets = await page.evaluate(() => {
    const map = window.harness.map("main");
    const bold = document.querySelector("b")?.firstChild as Text;
    const first = document.querySelector("p")?.firstChild as Text;
    return [
      map.text,
      map.fromPoint(bold, 0),
      map.fromPoint(bold, 2),
      map.fromPoint(first, 1),
      map.fromPoint(document, 0),
    ];
  });
  expect(offsets).toEqual(["a 12 x", 2, 4, 1, null]);
});

test("a long answer is read in time", async ({ bench, page }) => {
  await bench.write("<main></main>");
  const took = await page.evaluate(() => {
    const main = document.querySelector("main") as Element;
    for (let i = 0; i < 2000; i++) {
      const p = document.createElement("p");
      p.textContent =
        `Paragraph ${i} says that the plan includes ${i} seats and costs ${i * 3} per month, taxed. `.repeat(1);
      main.append(p);
    }
    const started = performance.now();
    const map = window.harness.map("main");
    return { length: map.text.length, ms: performance.now() - started };
  });
  expect(took.length).toBeGreaterThan(100_000);
  expect(took.ms).toBeLessThan(1500);
});
