import { describe, expect, it } from "vitest";
import { staleSources } from "../../lib/evidence/force";
import {
  compareVersions,
  familyOf,
  readEdition,
  readEffect,
  readVersions,
  type VersionToken,
} from "../../lib/facts/versions";

describe("version tokens", () => {
  it.each<[string, string[]]>([
    ["Hall rules v3", ["v3"]],
    ["Hall rules Version 2.1", ["Version 2.1"]],
    ["场馆守则 第3版", ["第3版"]],
    ["场馆守则（第二版）", ["第二版"]],
    ["场馆守则（2024修订）", ["2024修订"]],
    ["场馆守则（2019年修正）", ["2019年修正"]],
    ["Handbook, 2023 edition", ["2023 edition"]],
    ["Handbook Rev. 4", ["Rev. 4"]],
    ["守则第3条", []],
    ["In 2024 it rained", []],
    ["level 3", []],
  ])("%s", (title, tokens) => {
    const found = readVersions(title);
    expect(found.map((t) => t.text)).toEqual(tokens);
    for (const t of found) expect(title.slice(t.start, t.end)).toBe(t.text);
  });

  it("compares part by part", () => {
    const v = (text: string) => readVersions(text)[0] as VersionToken;
    expect(compareVersions(v("v2.9"), v("v2.10"))).toBeLessThan(0);
    expect(compareVersions(v("v3"), v("第3版"))).toBe(0);
    expect(compareVersions(v("2024修订"), v("2019修订"))).toBeGreaterThan(0);
    expect(compareVersions(v("v3"), v("2019修订"))).toBeNaN();
  });

  it("knows the family of a title", () => {
    expect(familyOf("Hall rules v3")).toBe(familyOf("Hall Rules v2.1"));
    expect(familyOf("场馆守则（2019修订）")).toBe(familyOf("场馆守则（2024修订）"));
    expect(familyOf("Hall rules v3")).not.toBe(familyOf("Pool rules v3"));
  });
});

describe("effective dates of a text", () => {
  it.each<[string, { from?: string; to?: string }]>([
    ["本守则自2026年3月1日起施行。", { from: "2026-03-01" }],
    ["生效日期：2024-05-06", { from: "2024-05-06" }],
    ["有效期至2025年12月31日。", { to: "2025-12-31" }],
    ["Effective 1 March 2026.", { from: "2026-03-01" }],
    ["These rules take effect on March 1, 2026.", { from: "2026-03-01" }],
    ["Valid until 31 December 2025.", { to: "2025-12-31" }],
    ["Effective from 2024-01-01, valid until 2024-12-31.", { from: "2024-01-01", to: "2024-12-31" }],
    ["生效日期为 2026 年 3 月 1 日。", { from: "2026-03-01" }],
    ["本守则自二〇二六年三月十五日起施行。", { from: "2026-03-15" }],
    ["本标准执行至2025年12月31日。", { to: "2025-12-31" }],
    ["有效期：2024年1月1日至2025年12月31日", { from: "2024-01-01", to: "2025-12-31" }],
    ["原标准于2025年6月30日停止执行。", { to: "2025-06-30" }],
    ["In force since 1 May 2020.", { from: "2020-05-01" }],
    ["With effect from the 1st of May 2026.", { from: "2026-05-01" }],
    ["Expiry date: 2025-12-31", { to: "2025-12-31" }],
    ["Last updated: 1 May 2024.", {}],
    ["2019年3月1日发布的旧守则同时废止。", {}],
    ["The hall opened on 1 March 2026.", {}],
    ["展览自2026年3月1日至5月1日举行。", {}],
  ])("%s", (text, effect) => {
    expect(readEffect(text)).toEqual(effect);
  });
});

describe("what is in force", () => {
  const source = (more: object) => ({ id: "a", text: "x", ...more });
  it.each<[object, string | undefined, string]>([
    [{ status: "superseded" }, undefined, "superseded"],
    [{ status: "已废止" }, undefined, "superseded"],
    [{ status: "现行有效" }, undefined, "in-force"],
    [{ status: "current" }, undefined, "in-force"],
    [{ status: "draft" }, undefined, "pending"],
    [{ status: "尚未生效" }, undefined, "pending"],
    [{ title: "场馆守则（已废止）" }, undefined, "superseded"],
    [{ title: "Hall rules (draft)" }, undefined, "pending"],
    [{ title: "Draft: Hall rules" }, undefined, "pending"],
    [{ title: "场馆守则（征求意见稿）" }, undefined, "pending"],
    [{ title: "场馆守则（试行）" }, undefined, "unknown"],
    [{ title: "旧版收费标准" }, undefined, "superseded"],
    [{ title: "收费标准_v2_作废" }, undefined, "superseded"],
    [{ title: "Active travel: a guide" }, undefined, "unknown"],
    [{ effectiveTo: "2023-12-31" }, "2024-02-01", "superseded"],
    [{ effectiveTo: "2023-12-31" }, "2023-06-01", "in-force"],
    [{ effectiveFrom: "2026-01-01" }, "2025-06-01", "pending"],
    [{ effectiveFrom: "2026-01-01" }, undefined, "unknown"],
    [{ text: "本文件已废止。守则如下。" }, undefined, "superseded"],
    [{ title: "Hall rules" }, undefined, "unknown"],
  ])("%j as of %s: %s", (more, asOf, force) => {
    expect(readEdition(source(more), asOf).force).toBe(force);
  });

  it("a newer edition of the same document puts the older out of force", () => {
    const editions = new Map(
      ["Hall rules v2", "Hall rules v4", "Pool rules v1"].map((title) => [
        title,
        readEdition({ id: title, title, text: "x" }, undefined),
      ]),
    );
    expect([...staleSources(editions)]).toEqual([["Hall rules v2", "superseded"]]);
  });

  it("a newer edition that is not yet in force does not", () => {
    const editions = new Map([
      ["a", readEdition({ id: "a", title: "Hall rules v2", text: "x" }, undefined)],
      ["b", readEdition({ id: "b", title: "Hall rules v4", status: "draft", text: "x" }, undefined)],
    ]);
    expect([...staleSources(editions)]).toEqual([["b", "pending"]]);
  });
});
