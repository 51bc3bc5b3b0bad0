/** Words for what the answer was given to read. */
export const MATERIAL_ZH: readonly string[] =
  "资料 材料 文档 文件 条款 来源 原文 上下文 知识库 内容 信息 合同 协议 政策 指南 手册 规定 说明书 说明 参考 检索结果 检索 文本 法规 办法 页面 数据 记录 文中 文内".split(
    " ",
  );
export const MATERIAL_EN: readonly string[] =
  "source sources document documents documentation material materials context text passage passages excerpt excerpts policy policies terms guide manual handbook contract agreement article page pages file files information record records data results knowledge base lease regulation law report".split(
    " ",
  );

/** That the material does not say it. */
export const MISSING_ZH: readonly string[] = [
  ..."没有相关信息 无相关信息 没有相关内容 暂无相关 没有找到相关 未找到相关 找不到相关 没有检索到 未检索到 未查询到 未查到 查不到 没有查到 没有找到 未找到 找不到 没有提及 没有提到 没有提供 没有说明 没有写明 没有规定 没有给出 没有明确 没有作出规定 没有做出规定 未作规定 未作出规定 没有作出说明 未作说明 未作出说明 没有具体规定 没有相关规定 无相关规定 没有作出约定 未作约定 没有涉及 没有包含 没有记载 没有列出 没有注明 没有标明 没有约定 没有描述 没有披露 没有介绍 并未提及 并未提到 并未说明 并未规定 并未给出 并未提供 未提及 未提到 未提供 未说明 未写明 未规定 未给出 未明确 未涉及 未包含 未记载 未列出 未注明 未标明 未约定 未披露 未介绍 不包含 不涉及 没写 没说 没提到 没提 没给出 没有写 没有说 没有关于 没有有关 没有任何关于 没有任何相关 无关于 并无相关 中没有 里没有 内没有 中无 缺少相关 缺乏相关".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);

/** That the answerer cannot say. */
export const CANNOT_ZH: readonly string[] = [
  ..."无法回答 无法提供 无法确定 无法确认 无法判断 无法得知 无法给出 无法获知 无法答复 无法解答 无法知道 无法从 不能回答 不能确定 不能提供 不能确认 不能判断 难以确定 难以判断 难以回答 回答不了 我不知道 我不清楚 不得而知 不清楚 依据不足 信息不足 资料不足 暂不清楚 没办法回答 不便回答 无从得知 无从判断 无从确认 尚不清楚 尚不明确 尚未明确 还不明确 并不明确 未能找到 没能找到 不确定".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);

/** Verbs that follow "does not", "doesn't", "no … " of a document. */
export const TELL_EN: readonly string[] =
  "mention mentions name names state states say says specify specifies provide provides contain contains include includes cover covers address addresses give gives indicate indicates describe describes discuss discusses list lists tell tells explain explains define defines set sets detail details disclose reference offer".split(
    " ",
  );
/** "is not …" of a field. */
export const TOLD_EN: readonly string[] =
  "mentioned stated specified provided contained included covered addressed given indicated described discussed listed found available defined detailed disclosed known clear set".split(
    " ",
  );

/** Whole phrases that decline. */
export const DECLINE_EN: readonly string[] = [
  "i don't know",
  "i do not know",
  "i'm not sure",
  "i am not sure",
  "i cannot answer",
  "i can't answer",
  "cannot be answered",
  "can't be answered",
  "cannot be determined",
  "can't be determined",
  "cannot answer",
  "can't answer",
  "cannot determine",
  "can't determine",
  "cannot say",
  "can't say",
  "cannot confirm",
  "can't confirm",
  "cannot provide",
  "can't provide",
  "cannot tell",
  "could not find",
  "couldn't find",
  "cannot find",
  "can't find",
  "did not find",
  "didn't find",
  "unable to answer",
  "unable to find",
  "unable to determine",
  "unable to provide",
  "unable to confirm",
  "unable to locate",
  "not able to answer",
  "not able to find",
  "not able to determine",
  "not enough information",
  "insufficient information",
  "not sufficient information",
  "no information",
  "no relevant information",
  "no mention of",
  "no details about",
  "no details on",
  "no data on",
  "no basis in the",
  "no answer in the",
  "nothing about",
  "nothing on",
  "i have no information",
  "don't have information",
  "do not have information",
  "don't have any information",
  "do not have any information",
  "don't have enough information",
  "do not have enough information",
  "don't have that information",
  "do not have that information",
  "don't have access",
  "do not have access",
  "don't have details",
  "do not have details",
  "have no details",
  "have no record",
  "unclear whether",
  "unclear if",
  "unclear how",
  "unclear when",
  "not clear whether",
  "not clear if",
  "is left open",
  "silent on",
  "silent about",
  "no reference to",
  "not something i can",
  "can't help with",
  "cannot help with",
  "can't assist with",
  "cannot assist with",
  "unable to help",
  "unable to assist",
  "there is no information",
  "not in the provided",
  "not in the sources",
  "outside the provided",
];

/** General practice and guesses, offered in place of a source. */
export const HEDGES_ZH: readonly string[] = [
  ..."一般来说 一般而言 一般情况下 通常来说 通常情况下 通常而言 按照惯例 按惯例 照惯例 按照常规 按常规 常见的 惯例是 根据经验 凭经验 按经验 按照经验 据我所知 据我了解 就我所知 我认为 我猜 我估计 我觉得 可能是 可能为 可能在 应该是 应该为 应该在 大概是 大概为 大概在 大概 大约是 也许是 也许 或许 估计是 估计为 估计 推测 猜测 想必 多半 往往 通常 一般 大多数情况下 多数情况下 业内 行业内 行业惯例 市场上 实践中 实务中 实际操作中 实际中 在实践中".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);
export const HEDGES_EN: readonly string[] = [
  "generally speaking",
  "in general",
  "generally",
  "as a rule of thumb",
  "as a rule",
  "as a general rule",
  "in most cases",
  "in many cases",
  "most of the time",
  "in practice",
  "in my experience",
  "from experience",
  "to my knowledge",
  "as far as i know",
  "i think",
  "i believe",
  "i guess",
  "i would guess",
  "i'd guess",
  "i assume",
  "my guess",
  "usually",
  "typically",
  "normally",
  "commonly",
  "customarily",
  "ordinarily",
  "often",
  "most likely",
  "likely",
  "probably",
  "perhaps",
  "presumably",
  "it may be",
  "it might be",
  "it could be",
  "might be",
  "may be around",
  "should be around",
  "industry standard",
  "industry practice",
  "common practice",
  "is common",
  "are common",
  "most vendors",
  "most providers",
  "most companies",
  "similar products",
];

/** Sentences around a refusal that state nothing: advice, greetings, offers. */
export const PLEASANTRIES_ZH: readonly string[] =
  "您好 你好 抱歉 很抱歉 对不起 不好意思 很遗憾 遗憾 建议您 建议咨询 建议联系 建议查阅 建议 请联系 请咨询 请查阅 请参考 请提供 请您 请问 如需 如果您 如有 若需 若您 若有 可以联系 您可以 感谢 谢谢 希望 欢迎 祝 好的 没问题 当然 不客气 别客气 不用谢 再见 辛苦了 没关系 稍等 请稍等 没听懂 没有听懂 我没听懂 我没有听懂 没理解 没有理解 我没理解 我没有理解 我不太明白 我不太理解 我不明白您 我是ai 我是一个 我是智能 我是机器人 作为ai 作为一个 换一种说法 换个说法 请换 请重新".split(
    " ",
  );
export const PLEASANTRIES_EN: readonly string[] = [
  "sorry",
  "i'm sorry",
  "i am sorry",
  "unfortunately",
  "i apologize",
  "i apologise",
  "apologies",
  "please",
  "if you",
  "you may want to",
  "you might want to",
  "you can contact",
  "you could contact",
  "you should contact",
  "i recommend",
  "i suggest",
  "i would recommend",
  "i'd recommend",
  "we recommend",
  "let me know",
  "feel free",
  "hello",
  "hi",
  "thank you",
  "thanks",
  "happy to help",
  "no worries",
  "don't worry",
  "don't forget",
  "don't hesitate",
  "i'm an ai",
  "i am an ai",
  "as an ai",
  "i'm a virtual",
  "i'm just",
  "i didn't understand",
  "i did not understand",
  "i didn't catch",
  "i didn't quite",
  "i'm not sure i understand",
  "i'm not sure what you mean",
  "could you",
  "can you",
  "you're welcome",
  "you are welcome",
  "my pleasure",
  "no problem",
  "glad to",
  "goodbye",
  "good morning",
  "have a nice",
  "one moment",
  "i'm happy to",
  "i would be happy",
  "i can help",
  "sure",
  "of course",
  "how can i",
  "how may i",
  "to get",
  "for more",
  "for further",
  "contact",
];

/** That somebody else goes on with the talk: a colleague, an agent, a queue. */
export const HAND_OVER_EN =
  /\b(?:(?:connect|transfer|forward|redirect|hand|pass|put)(?:ed|ing)? (?:you|this|it|your (?:request|question|case|ticket))\b|(?:colleagues?|agents?|representatives?|advis[eo]rs?|specialists?|support team|our team|team members?|someone|human)\b[^.;!?]{0,60}\b(?:get back to|contact|reach out to|assist|help|call|write to|be in touch with|reply to|respond to|join)\b)/i;
export const HAND_OVER_ZH =
  /转接|转人工|人工客服|人工坐席|(?:同事|客服|专员|顾问|工作人员|专人)[^。；！？]{0,16}(?:联系您|与您联系|回复您|为您服务|为您解答|跟进)|(?:请勿|不要|请不要)(?:关闭|离开)|排队中/;
/** That a document is not at hand: beside its name. */
export const NOT_AT_HAND =
  /\b(?:not|n't|never)\b[^.;!?]{0,40}\b(?:among|included?|provided|available|part of|contain(?:s|ed)?|found|find|have|uploaded|attached|see|located?|access|given|supplied)\b|\b(?:missing|unavailable|no access|lacks?|absent)\b|(?:未|没有?|无法|不)[^。；！？]{0,10}(?:找到|收录|提供|包含|包括|检索到|查到|获取|看到|上传|在内)|不在[^。；！？]{0,10}(?:其中|之列|内|里|中)|缺少|缺失/i;
