import type { LookUp } from "../../lib/model/look-up";
import type { Language } from "../../lib/model/settings";

/** Selected words and their places in the sources of the made-up page: a like passage, verbatim words that are denied, nothing, unread. */
export function madeUpLookUp(language: Language): LookUp {
  const t = (en: string, zh: string): string => (language === "en" ? en : zh);
  const quote = t("A Family card admits five guests", "家庭卡每次可带 5 位访客");
  const like = t("A Family card admits three guests", "家庭卡每次可带 3 位访客");
  const [five, three] = [t("five", "5 位"), t("three", "3 位")];
  const parts = (text: string, mark: string) =>
    text
      .split(mark)
      .flatMap((piece, at) => [...(at === 0 ? [] : [{ text: mark, mark: true }]), { text: piece, mark: false }]);
  const at = { start: 0, end: 9 };
  return {
    answer: "a1",
    quote,
    start: 0,
    end: quote.length,
    places: [
      {
        source: "s2",
        title: t("Floor plan", "平面图"),
        state: "read",
        evidence: { source: "s2", ...at, text: quote, how: "exact", url: "https://museum.example/plan#:~:text=five" },
        pair: {
          answer: [{ text: quote, mark: false }],
          source: [{ text: t(`It is not true that ${quote}.`, `${quote}的说法不属实。`), mark: false }],
        },
        denied: true,
      },
      {
        source: "s1",
        title: t("House rules", "馆内守则"),
        version: "v5",
        state: "read",
        evidence: { source: "s1", ...at, text: like, how: "approximate" },
        pair: { answer: parts(quote, five), source: parts(`${like}${t(".", "。")}`, three) },
      },
      { source: "s4", title: t("Price list", "价目表"), state: "read", evidence: null },
      { source: "s3", title: t("Group visits", "团体参观须知"), state: "unread", evidence: null },
    ],
  };
}
