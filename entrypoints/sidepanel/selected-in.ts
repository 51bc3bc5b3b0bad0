import { sendToPage } from "../../lib/messages/send";
import { frameKey, ofFrame } from "../../lib/model/frame-key";
import type { LookUp } from "../../lib/model/look-up";
import type { AnswerState } from "../../lib/model/page-state";

/** The words that are selected in an answer of any frame, looked up; null where none are. */
export async function selectedIn(tabId: number, answers: readonly AnswerState[]): Promise<LookUp | null> {
  const frames = new Set(answers.map(({ key }) => ofFrame(key).frame));
  for (const frame of frames.size > 0 ? frames : [0]) {
    const found = await sendToPage(tabId, "selection", null, frame);
    if (found) return { ...found, answer: frameKey(frame, found.answer) };
  }
  return null;
}
