const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Parties that texts of rules name by their part, one line a set: `|` parts the parties of it, `=` the names of one. They exchange
 * places as names do; what is one's duty is not another's. Lower case.
 */
export const PARTY_SETS_EN: readonly string[] = [
  "buyer=purchaser=buyers | seller=vendor=sellers",
  "tenant=lessee=renter=tenants | landlord=lessor=landlords",
  "plaintiff=claimant | defendant=respondent",
  "employer=employers | employee=employees",
  "lender=creditor | borrower=debtor",
  "licensor | licensee",
  "franchisor | franchisee",
  "insurer | insured",
  "consignor=shipper | consignee | carrier",
  "trustee | grantor=donor | beneficiary",
  "contractor | subcontractor",
  "supplier | customer",
  "guarantor | principal | agent",
  "teacher | pupil",
  "parent | child",
  "doctor | patient",
  "mother | father",
  "husband | wife",
  "uncle | aunt",
  "nephew | niece",
  "appellant",
  "grantee",
];
export const PARTY_SETS_ZH: readonly string[] = [
  "甲方 | 乙方 | 丙方",
  "买方=买受人=买家=需方 | 卖方=出卖人=卖家",
  "出租人=出租方=房东 | 承租人=承租方=租客",
  "原告 | 被告",
  "上诉人 | 被上诉人",
  "申请人 | 被申请人",
  "用人单位=雇主 | 劳动者=雇员",
  "债权人 | 债务人",
  "贷款人=出借人 | 借款人",
  "保险人 | 被保险人 | 投保人 | 受益人",
  "发包人=发包方 | 承包人=承包方",
  "委托人=委托方 | 受托人=受托方",
  "供应商=供货方 | 采购方=采购人",
  "经营者 | 消费者",
  "运营商 | 用户",
  "担保人=保证人 | 被担保人",
  "母公司",
  "子公司",
  "转让方 | 受让方",
  "老师 | 学生",
  "医生 | 患者",
  "家长",
];

const partiesOf = (sets: readonly string[]): string[] =>
  sets.flatMap((set) => set.split(/[|=]/).map((name) => name.trim()));
export const PARTIES_EN: ReadonlySet<string> = new Set(partiesOf(PARTY_SETS_EN));
export const PARTIES_ZH: readonly string[] = partiesOf(PARTY_SETS_ZH);

/** Words that speak of all parties at once. */
export const ALL_PARTIES_EN = words("both either neither each all every any parties mutual mutually jointly");
export const ALL_PARTIES_ZH: readonly string[] = [
  "双方",
  "各方",
  "三方",
  "任何一方",
  "任一方",
  "一方",
  "均",
  "都",
  "共同",
  "各自",
  "所有",
  "全部",
  "任何",
];

/** Words that tell who does and who suffers; where only one of two sentences has one, the order of names proves nothing. */
export const DIRECTION_EN = words("by of to from for against over under than before after into on at via via's 's");
export const DIRECTION_ZH: readonly string[] = [
  "被",
  "由",
  "受",
  "遭",
  "让",
  "向",
  "给",
  "对",
  "把",
  "将",
  "从",
  "于",
  "比",
  "替",
  "为",
  "的",
];

/** Words before the one who does it, where the sentence begins with the one who suffers it. */
export const PASSIVE_ZH: ReadonlySet<string> = new Set(["被", "遭", "受"]);
/** What may stand between the one who suffers it and 被. */
export const BEFORE_PASSIVE_ZH: ReadonlySet<string> = new Set(["已", "曾", "将", "则", "均", "会", "又", "也"]);

/** Words whose two sides may change places. */
export const SYMMETRIC_EN = words(
  "and or with versus vs v & between both meet met meeting marry married face faced play played tie tied draw drew drawn merge merged border borders bordering adjoin equal equals resemble resembles join joined alike same together jointly compete competed rival rivals partner partnered agree agreed talk talked discuss discussed share shared differ differs differed unlike similar compared",
);
export const SYMMETRIC_ZH: readonly string[] =
  "结婚 会谈 会面 会见 合作 合并 联合 共同 相邻 相等 相同 并列 交界 接壤 签署 签约 签订 对阵 交手 战平 打平 谈判 讨论 比赛 竞争 之间 以及 不同".split(
    " ",
  );

/** Words right before the one who does it ("borne by the buyer", 由卖方承担), and before the one to whom it is done. */
export const BY_WORDS: ReadonlySet<string> = new Set(["by", "由", "被"]);
export const TOWARD_WORDS: ReadonlySet<string> = new Set(
  "to from for of with against toward towards 向 给 对 从 与 经 凭 为".split(" "),
);

/** Words with which a clause begins that is told of someone named before: which of them is left open. */
export const POINTING_EN: ReadonlySet<string> = words("who which that he she it they his her its their whose whom");
export const POINTING_ZH: readonly string[] = ["其", "他", "她", "它", "该", "后者", "前者", "对方", "另一方"];
