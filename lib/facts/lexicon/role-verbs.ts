/**
 * What one party does to another, one line a relation: its name, then the words that tell it with the doer first, then `|` and those that
 * tell it with the other one first ("borrow" of a lender's loan). `to:` before a line says that a thing goes from the first to the
 * second: its verbs stand with 向, 给, "to" or "from".
 */
export const ROLE_VERBS_ZH: readonly string[] = [
  "acquire: 收购 并购 兼并 吞并 买下",
  "hold: 控股 入股 参股 注资",
  "sue: 起诉 控告 状告 上诉",
  "beat: 击败 战胜 打败 力克 完胜 淘汰 险胜 | 负于 不敌 输给",
  "hire: 聘请 聘用 雇用 雇佣 任命 | 任职于 受雇于",
  "entrust: 委托 授权 指定 | 受托于",
  "succeed: 接替 取代 接任 继任",
  "to:transfer: 出售 卖 售出 转让 出让 | 购买 买 购入 采购 受让 购得",
  "to:lend: 贷款 提供贷款 发放贷款 放贷 借出 出借 借给 | 借款 借 贷 借入 申请贷款 借了",
  "to:let: 出租 租给 | 承租 租用 租赁 租下",
  "to:pay: 支付 付款 缴纳 交纳 偿还 归还 赔偿 退还 返还 给付 交付 | 收取 收到",
  "to:supply: 供货 供应 供给 提供 捐赠 赠送 移交 发货",
  "to:report: 汇报 报告 通知 告知 提交",
];

export const ROLE_VERBS_EN: readonly string[] = [
  "acquire: acquire buy purchase take-over",
  "sue: sue accuse prosecute",
  "beat: beat defeat overcome outscore | lose-to",
  "hire: hire employ appoint engage recruit | work-for",
  "succeed: succeed replace",
  "to:transfer: sell transfer | buy purchase",
  "to:lend: lend loan | borrow",
  "to:let: let rent-out | rent",
  "to:pay: pay repay refund reimburse",
  "to:supply: supply deliver provide donate ship",
  "to:report: report notify",
];

/** The same as nouns of what is done: 对海棠的收购, "its acquisition of". */
export const ROLE_NOUNS_EN: readonly string[] = ["acquire: acquisition takeover purchase buyout", "sue: lawsuit"];

/** What one party is to another: "a subsidiary of", 的母公司. `|` parts the two sides of the relation. */
export const ROLE_KINDS_ZH: readonly string[] = [
  "parent: 母公司 控股股东 控股公司 | 子公司 全资子公司 控股子公司 附属公司 下属公司 下属企业",
  "supplier: 供应商 供货商 供应方 | 客户 采购方",
  "lender: 债权人 出借人 贷款人 | 债务人 借款人",
  "landlord: 房东 出租人 出租方 | 租客 承租人 承租方 租户",
  "teacher: 老师 导师 教练 | 学生 弟子 徒弟",
  "superior: 上级 上司 主管单位 | 下属 下级 下属单位",
  "elder: 父亲 母亲 | 儿子 女儿",
  "predecessor: 前任 | 继任者 继任",
  "guarantor: 担保人 保证人 | 被担保人",
];

export const ROLE_KINDS_EN: readonly string[] = [
  "parent: parent owner | subsidiary unit division",
  "supplier: supplier vendor | customer client",
  "lender: lender creditor | borrower debtor",
  "landlord: landlord lessor | tenant lessee",
  "teacher: teacher tutor coach mentor | pupil student",
  "superior: manager supervisor boss | subordinate assistant deputy",
  "elder: father mother | son daughter",
  "predecessor: predecessor | successor",
  "guarantor: guarantor",
];

/** Ends of the names of companies and of groups: they tell no two parties apart. */
export const PARTY_ENDS_ZH: readonly string[] =
  "股份有限公司 有限责任公司 有限公司 集团公司 集团 公司 股份 控股 企业 银行 先生 女士 队 方".split(" ");
export const PARTY_ENDS_EN: ReadonlySet<string> = new Set(
  "inc ltd llc plc corp corporation company co group holding holdings gmbh ag sa the mr mrs ms dr".split(" "),
);

/** What stands between a doer and the verb and is no part of the name; longer ones first. */
export const BEFORE_VERB_ZH: readonly string[] =
  "成功 正式 已经 全资 宣布 计划 决定 同意 完成了 完成 负责 应当 必须 随后 此后 最终 共同 依法 应 须 需 可 可以 已 曾 将 拟 并 又 则 均 会 也 所 公司在 分别 无权 有权 不得 直接 另行 及时"
    .split(" ")
    .sort((a, b) => b.length - a.length);
