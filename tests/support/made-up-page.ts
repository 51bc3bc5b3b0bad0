import type { AnswerState, PageState } from "../../lib/model/page-state";
import type { ReasonCode, Severity } from "../../lib/model/reasons";
import type { CheckReport, Evidence, Finding, Part, Skipped } from "../../lib/model/report";
import type { Language } from "../../lib/model/settings";

/* A page as its script would tell it, with every state that the desk shows. Invented; nothing of it is checked. */

/** Words with the differing ones in brackets: "at most [three] guests". */
function parts(text: string): Part[] {
  return text
    .split(/\[([^\]]*)\]/)
    .map((piece, index) => ({ text: piece, mark: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

interface Made {
  code: ReasonCode;
  severity: Severity;
  answer: string;
  source?: string;
  data: Record<string, string>;
  title?: string;
  how?: Evidence["how"];
  claim?: number;
}

function finding(id: string, made: Made): Finding {
  const words = parts(made.answer);
  const plain = words.map((part) => part.text).join("");
  const source = made.source === undefined ? undefined : parts(made.source);
  return {
    id,
    code: made.code,
    severity: made.severity,
    rule: "made-up",
    start: id.length,
    end: id.length + plain.length,
    text: made.data.answer ?? made.data.value ?? plain,
    claim: made.claim ?? 0,
    evidence:
      source === undefined
        ? null
        : {
            source: "s1",
            title: made.title,
            version: "v5",
            start: 0,
            end: 1,
            text: source.map((part) => part.text).join(""),
            how: made.how ?? "exact",
          },
    pair: source === undefined ? undefined : { answer: words, source },
    data: made.data,
  };
}

interface Told {
  claims: [text: string, verdict: CheckReport["claims"][number]["verdict"], ...cites: string[]][];
  findings?: Finding[];
  skipped?: Skipped[];
  sources?: [read: number, total: number];
}

function report({ claims, findings = [], skipped = [], sources = [2, 2] }: Told): CheckReport {
  return {
    answerHash: "0",
    sourcesHash: "0",
    engine: "made-up",
    claims: claims.map(([text, verdict, ...cites]) => ({ start: 0, end: text.length, text, cites, verdict })),
    findings,
    skipped,
    checked: {
      claims: claims.filter(([, verdict]) => verdict !== "unchecked").length,
      claimsTotal: claims.length,
      sourcesRead: sources[0],
      sourcesTotal: sources[1],
      facts: {},
    },
  };
}

const answer = (key: string, question: string, told?: Told, more: Partial<AnswerState> = {}): AnswerState => ({
  key,
  question,
  excerpt: question,
  state: "checked",
  text: told ? told.claims.map(([words]) => words).join(" ") : "…",
  report: told && report(told),
  ...more,
});

/** A page of a museum's help chat: faults, an unread source, clean answers, one being written, one that stopped. */
export function madeUpPage(language: Language): PageState {
  const t = (en: string, zh: string): string => (language === "en" ? en : zh);
  const rules = t("House rules", "馆内守则");
  return {
    origin: "https://chat.museum.example",
    site: "demo",
    highlights: true,
    sources: [
      { id: "s1", title: rules, version: "v5", read: true },
      { id: "s2", title: t("Floor plan", "平面图"), read: true },
      { id: "s3", title: t("Group visits", "团体参观须知"), read: false },
    ],
    answers: [
      answer(
        "a1",
        t("How many guests does a Family card admit, and are dogs allowed?", "家庭卡可以带几位访客？可以带狗吗？"),
        {
          claims: [
            [t("A Family card admits five guests.", "家庭卡可带 5 位访客。"), "contradicted", "s1"],
            [t("Dogs are admitted.", "允许携犬。"), "contradicted", "s1"],
            [t("Bags are stored for at most 9 hours.", "包裹最多寄存 9 小时。"), "unsupported", "s1"],
            [t("Our staff are friendly.", "工作人员十分友好。"), "unchecked", "s1"],
          ],
          findings: [
            finding("f1", {
              code: "NUMBER_NOT_IN_SOURCE",
              severity: "contradicted",
              answer: t("A Family card admits [5 guests] at a time", "家庭卡每次可带 [5 位]访客"),
              source: t("A Family card admits [3 guests] at a time.", "家庭卡每次可带 [3 位]访客。"),
              title: rules,
              data: {
                source: t("3 guests", "3 位"),
                answer: t("5 guests", "5 位"),
                place: t("section 2", "第 2 节"),
              },
            }),
            finding("f22", {
              code: "NEGATION_FLIP",
              severity: "contradicted",
              answer: t("Dogs are [admitted]", "[允许]携犬"),
              source: t("Dogs are [not] admitted.", "[不]允许携犬。"),
              title: rules,
              claim: 1,
              data: {
                source: t("dogs are not admitted", "不允许携犬"),
                answer: t("dogs are admitted", "允许携犬"),
              },
            }),
            finding("f333", {
              code: "NUMBER_NOT_IN_SOURCE",
              severity: "unsupported",
              answer: t("at most 9 hours", "9 小时"),
              claim: 2,
              data: { answer: t("9 hours", "9 小时") },
            }),
            finding("f4444", {
              code: "NO_CITATION",
              severity: "notice",
              answer: t("Bags are stored", "包裹寄存"),
              claim: 2,
              data: {},
            }),
          ],
        },
      ),
      answer("a2", t("Where do I leave my bag?", "包裹寄存在哪里？"), {
        claims: [
          [t("Leave it at the north desk.", "寄存在北门服务台。"), "unsupported", "s2"],
          [t("It is free.", "免费。"), "supported", "s1"],
        ],
        findings: [
          finding("g1", {
            code: "CITATION_MISPLACED",
            severity: "unsupported",
            answer: t("at the north desk", "北门服务台"),
            source: t("Bags are left at the north desk.", "包裹须寄存于北门服务台。"),
            title: rules,
            how: "folded",
            data: { title: rules },
          }),
        ],
      }),
      answer("a3", t("Can a school class come on Monday?", "学校班级周一可以来吗？"), {
        claims: [
          [t("Classes come on weekdays.", "班级可在工作日来访。"), "unchecked", "s3"],
          [t("Up to 30 pupils are admitted.", "最多 30 名学生。"), "unchecked", "s3"],
        ],
        skipped: [{ reason: "source-unread", about: "s3" }],
        sources: [0, 1],
      }),
      answer("a4", t("What does a Single card include?", "单人卡包含什么？"), {
        claims: [
          [t("Entry on all days.", "全年入馆。"), "supported", "s1"],
          [t("One locker.", "一个储物柜。"), "supported", "s1"],
        ],
      }),
      answer("a5", t("Is the café any good?", "咖啡馆怎么样？"), {
        claims: [
          [t("It opens at 9.", "9 点开门。"), "supported", "s1"],
          [t("Visitors love it.", "很受访客喜爱。"), "unchecked", "s1"],
        ],
      }),
      answer("a6", t("Tell me a joke about statues.", "讲一个关于雕像的笑话。"), {
        claims: [],
        skipped: [{ reason: "nothing-to-check" }],
      }),
      answer("a7", t("Print the whole catalogue.", "打印全部馆藏目录。"), undefined, {
        state: "too-large",
        text: "x".repeat(214_000),
      }),
      answer("a8", t("When is the night tour?", "夜场导览几点开始？"), undefined, { state: "error", error: "stopped" }),
      answer("a9", t("How do I renew my card?", "怎样续卡？"), undefined, { state: "streaming", text: "" }),
    ],
  };
}
