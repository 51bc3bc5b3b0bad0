import "../../lib/messages/no-eval";
import { answerAsk, type ImportAsk } from "../../lib/audit/import/talk";

/** Reads a file away from the page's thread; a new one is started for each ask. */
addEventListener("message", ({ data }: MessageEvent<ImportAsk>) => {
  void answerAsk(data, (told) => postMessage(told), Date.now);
});
