import { describe, expect, it } from "vitest";
import { addressOf, createDesk, readAddress, say } from "../../../lib/audit/desk/desk";
import { settingsSchema } from "../../../lib/model/settings";

describe("an address", () => {
  it.each([
    ["#b1/review", { batch: "b1", step: "review" }],
    ["#b1/settle", { batch: "b1", step: "settle" }],
    ["#b1/nowhere", { step: "import" }],
    ["#", { step: "import" }],
    ["", { step: "import" }],
  ])("%j", (address, place) => {
    expect(readAddress(address)).toEqual(place);
  });

  it("leads back to its place", () => {
    expect(readAddress(addressOf("b1", "plan"))).toEqual({ batch: "b1", step: "plan" });
    expect(readAddress(addressOf(undefined, "plan"))).toEqual({ step: "import" });
  });
});

it("says the same words again where they are said again", () => {
  const desk = createDesk(settingsSchema.parse({}));
  say(desk, "saved");
  say(desk, "saved");
  expect(desk.getState().said).toEqual({ what: "saved", n: 2 });
});
