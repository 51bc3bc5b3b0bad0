import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDesk } from "../../../lib/audit/desk/desk";
import { openBatch } from "../../../lib/audit/desk/open-batch";
import { packagingOn } from "../../../lib/audit/desk/packaging";
import { answers, packageText, readPackage } from "../../../lib/audit/packages";
import { settingsSchema } from "../../../lib/model/settings";
import { keepMark } from "../../../lib/storage/audits";
import { freshDatabase } from "../../support/database";
import { madeUpDraw, madeUpMark } from "../../support/made-up-batch";
import { madeUpDesk, until } from "../../support/made-up-desk";

beforeEach(freshDatabase);

const world = () => {
  const saved: string[] = [];
  const opened: string[] = [];
  const save = (text: string) => saved.push(text);
  return { saved, opened, now: () => 50, run: () => "run", save, asked: (batch: string) => opened.push(batch) };
};
const packaging = (desk: ReturnType<typeof createDesk>, it: ReturnType<typeof world>) =>
  packagingOn(desk, { ...it, opened: it.asked });
const file = (text = "") => new File([text], "a.json");

describe("a package", () => {
  it("goes to another computer, is reviewed there and comes back", async () => {
    const here = world();
    const desk = await madeUpDesk();
    await keepMark(madeUpMark("r1"));
    packaging(desk, here).onAssign("Xu");

    await vi.waitFor(() => expect(here.saved).toHaveLength(1));
    const [out = ""] = here.saved;
    expect(readPackage(out)).toMatchObject({
      reviewer: "Xu",
      marks: [],
      items: [{ row: { id: "r1" } }, { row: { id: "r2" } }],
    });

    await freshDatabase();
    const there = world();
    const other = createDesk({ ...settingsSchema.parse({}), reviewer: "Xu" });
    packaging(other, there).onTake(file(out));
    await until(other, ({ said }) => said?.what === "opened");
    expect(there.opened).toEqual(["b"]);
    await openBatch(other, "b", "review", "run");
    expect(other.getState()).toMatchObject({ batch: { rows: 2 }, draw: { id: "d" }, marks: [] });
    expect(other.getState().checked).toHaveLength(2);

    await freshDatabase();
    const back = await madeUpDesk();
    const text = packageText(
      answers({ id: "b", name: "x", hash: "f".repeat(64) }, madeUpDraw(), "Xu", [madeUpMark("r1", { reviewer: "Xu" })]),
    );
    packaging(back, world()).onTake(file(text));
    await until(back, ({ said }) => said?.what === "merged");
    expect(back.getState()).toMatchObject({ said: { count: 1 }, marks: [{ reviewer: "Xu" }] });
  });

  it.each([
    ["that is none", "{}", "no-package"],
    [
      "of a sample that is not here, without its items",
      packageText(answers({ id: "b", name: "x", hash: "f".repeat(64) }, madeUpDraw({ id: "d9" }), "Xu", [])),
      "other-draw",
    ],
    [
      "of another batch",
      packageText(answers({ id: "b", name: "x", hash: "0".repeat(64) }, madeUpDraw(), "Xu", [])),
      "other-batch",
    ],
  ])("%s is told and changes nothing", async (_, text, what) => {
    const desk = await madeUpDesk();
    packaging(desk, world()).onTake(file(text));
    await until(desk, ({ said }) => said !== undefined);
    expect(desk.getState().said?.what).toBe(what);
    expect(desk.getState().marks).toEqual([]);
  });
});
