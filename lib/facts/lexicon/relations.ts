const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Parties that texts of rules name by their part: they exchange places as names do. Lower case. */
export const PARTIES_EN = words(
  "buyer seller purchaser vendor tenant landlord lessee lessor plaintiff defendant claimant respondent appellant employer employee lender borrower creditor debtor licensor licensee franchisor franchisee supplier contractor subcontractor insurer insured principal agent shipper carrier consignor consignee guarantor beneficiary trustee donor grantee grantor teacher pupil parent child doctor patient mother father husband wife uncle nephew aunt niece",
);
export const PARTIES_ZH: readonly string[] =
  "原告 被告 上诉人 被上诉人 申请人 被申请人 买方 卖方 出租人 承租人 房东 租客 甲方 乙方 丙方 雇主 雇员 用人单位 劳动者 债权人 债务人 贷款人 借款人 保险人 被保险人 投保人 受益人 发包人 承包人 委托人 受托人 供应商 采购方 运营商 用户 消费者 经营者 卖家 买家 担保人 被担保人 母公司 子公司 老师 学生 医生 患者 家长".split(
    " ",
  );

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
