import { expect, it } from "vitest";
import type { SourcesRead } from "../../lib/model/source";
import { readingOutcome } from "../../lib/wording/reading-outcome";

const came = (more: Partial<SourcesRead>): SourcesRead => ({ read: 3, total: 4, partly: 0, left: [], ...more });

it("says how many sources were read, which were not, and why it ended early", () => {
  expect(readingOutcome(came({ read: 4 }), "en")).toBe("4 of 4 sources read.");
  expect(readingOutcome(came({ left: ["Fares"], ended: "stopped" }), "en")).toBe(
    "3 of 4 sources read. Not shown by the chat: Fares. Stopped.",
  );
  expect(readingOutcome(came({ read: 0, left: ["A", "B", "C", "D"], partly: 1 }), "en")).toBe(
    "0 of 4 sources read. 1 in part only: the chat shows no more. Not shown by the chat: A, B, C and more.",
  );
  expect(readingOutcome(came({ left: ["票价"], ended: "used" }), "zh-CN")).toBe(
    "已读取 3/4 个来源。聊天页未显示：票价。你在操作页面，已停止。",
  );
  expect(readingOutcome(came({ ended: "gone" }), "zh-CN")).toContain("该回答已不在页面上。");
  expect(readingOutcome(came({ ended: "too-long" }), "en")).toContain("took too long");
});
