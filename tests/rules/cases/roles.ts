/** Who does what to whom: source, answer, the words that are flagged as said of another. */
type Row = readonly [source: string, answer: string, flagged: readonly string[]];

const of = (source: string, ...cases: (readonly [string, ...string[]])[]): Row[] =>
  cases.map(([answer, ...flagged]) => [source, answer, flagged] as const);

export const ROLES: readonly Row[] = [
  // 收购、控股、母公司
  ...of(
    "2021年3月，松岭科技有限公司收购了白鹭网络有限公司。",
    ["松岭科技收购了白鹭网络。"],
    ["白鹭网络收购了松岭科技。", "白鹭网络收购了松岭科技"],
    ["白鹭网络被松岭科技收购。"],
    ["松岭科技被白鹭网络收购。", "松岭科技被白鹭网络"],
    ["2021年收购白鹭网络的是松岭科技。"],
    ["2021年收购松岭科技的是白鹭网络。", "松岭科技的是白鹭网络"],
  ),
  ...of(
    "2021年，甲公司以3亿元收购乙公司60%的股权。",
    ["甲公司以3亿元收购了乙公司60%的股权。"],
    ["乙公司以3亿元收购了甲公司60%的股权。", "乙公司以3亿元收购了甲公司"],
    ["乙公司60%的股权被甲公司以3亿元收购。"],
    ["甲公司60%的股权被乙公司以3亿元收购。", "甲公司60%的股权被乙公司"],
  ),
  ...of(
    "乙公司由甲公司全资收购。",
    ["甲公司全资收购了乙公司。"],
    ["乙公司全资收购了甲公司。", "乙公司全资收购了甲公司"],
    ["甲公司完成了对乙公司的收购。"],
    ["乙公司完成了对甲公司的收购。", "乙公司完成了对甲公司"],
  ),
  ...of(
    "乙公司2018年收购丙公司，2020年甲公司收购乙公司。",
    ["甲公司收购了乙公司。"],
    ["乙公司收购了丙公司。"],
    ["丙公司被乙公司收购。"],
  ),
  ...of(
    "晨光影业是星河传媒的全资子公司。",
    ["晨光影业是星河传媒的子公司。"],
    ["星河传媒是晨光影业的子公司。", "星河传媒是晨光影业"],
    ["晨光影业的母公司是星河传媒。"],
    ["星河传媒的母公司是晨光影业。", "星河传媒的母公司是晨光影业"],
  ),
  ...of(
    "晨光影业由星河传媒控股。",
    ["星河传媒控股晨光影业。"],
    ["晨光影业的控股股东是星河传媒。"],
    ["晨光影业控股星河传媒。", "晨光影业控股星河传媒"],
  ),
  // 借贷、买卖、支付
  ...of(
    "张伟向李强借款10万元。",
    ["张伟向李强借了10万元。"],
    ["李强借给张伟10万元。"],
    ["李强向张伟借了10万元。", "李强向张伟"],
  ),
  ...of(
    "王芳将房屋出售给赵敏。",
    ["王芳把房屋卖给了赵敏。"],
    ["赵敏从王芳处购买了房屋。"],
    ["赵敏把房屋卖给了王芳。", "赵敏把房屋卖给了王芳"],
  ),
  ...of("甲方向乙方支付货款，乙方向甲方支付违约金。", ["甲方应向乙方支付货款。"], ["乙方应向甲方支付违约金。"]),
  ...of("甲方向乙方支付货款。", ["甲方应向乙方支付货款。"], ["乙方应向甲方支付货款。", "乙方应向甲方"]),
  // English
  ...of(
    "In 2019 Talbryn Inc. completed its acquisition of Meadowcrest Ltd.",
    ["Talbryn completed its acquisition of Meadowcrest in 2019."],
    ["Talbryn acquired Meadowcrest in 2019."],
    ["Meadowcrest completed its acquisition of Talbryn in 2019.", "Meadowcrest completed its acquisition of Talbryn"],
    ["Meadowcrest was acquired by Talbryn."],
    ["Talbryn was acquired by Meadowcrest.", "Talbryn was acquired by Meadowcrest"],
  ),
  ...of(
    "Meadowcrest is a wholly owned subsidiary of Talbryn.",
    ["Meadowcrest is a subsidiary of Talbryn."],
    ["Talbryn is a subsidiary of Meadowcrest.", "Talbryn is a subsidiary of Meadowcrest"],
    ["Talbryn is the parent company of Meadowcrest."],
    ["Meadowcrest is the parent company of Talbryn.", "Meadowcrest is the parent company of Talbryn"],
  ),
  ...of(
    "Harrow Bank lent Talbryn $5 million.",
    ["Harrow Bank lent $5 million to Talbryn."],
    ["Talbryn borrowed $5 million from Harrow Bank."],
    ["Talbryn lent Harrow Bank $5 million.", "Talbryn lent Harrow Bank"],
  ),
  ...of(
    "Ines Calder sold the mill to Rupert Dane.",
    ["Rupert Dane bought the mill from Ines Calder."],
    ["Ines Calder bought the mill from Rupert Dane.", "Ines Calder bought the mill from Rupert Dane"],
    ["Rupert Dane sold the mill to Ines Calder.", "Rupert Dane sold the mill to Ines Calder"],
  ),
  ...of(
    "Talbryn acquired Meadowcrest in 2019. Meadowcrest had acquired Sunmere in 2015.",
    ["Meadowcrest acquired Sunmere in 2015."],
    ["Talbryn acquired Meadowcrest."],
    ["Sunmere was acquired by Meadowcrest."],
  ),
  ...of("Hollis beat Marden 3-1 in the final.", ["Marden lost to Hollis in the final."], ["Hollis defeated Marden."]),
];

export const PARTIES: readonly Row[] = [
  ...of(
    "甲方负责提供场地，乙方负责设备安装。",
    ["甲方负责提供场地。"],
    ["乙方负责提供场地。", "乙方"],
    ["乙方负责设备安装。"],
    ["甲方负责设备安装。", "甲方"],
    ["甲方提供场地，乙方安装设备。"],
    ["乙方提供场地，甲方安装设备。", "乙方"],
  ),
  ...of(
    "甲方的义务：\n- 提供办公场地\n- 协助办理登记\n\n乙方的义务：\n- 安装调试设备\n- 培训操作人员",
    ["甲方应提供办公场地。"],
    ["乙方应提供办公场地。", "乙方"],
    ["乙方应培训操作人员。"],
    ["甲方应培训操作人员。", "甲方"],
  ),
  ...of(
    "运输费用由卖方承担，保险费用由买方承担。",
    ["运输费用由卖方承担。"],
    ["卖方承担运输费用。"],
    ["运输费用由买方承担。", "买方"],
    ["买方承担运输费用。", "买方"],
    ["卖方承担保险费用。", "卖方"],
  ),
  ...of(
    "出租人应当负责房屋的维修，承租人应当妥善保管租赁物。",
    ["出租人负责房屋的维修。"],
    ["承租人负责房屋的维修。", "承租人"],
    ["房东负责房屋的维修。"],
  ),
  ...of(
    "乙方逾期付款的，甲方有权解除合同。",
    ["乙方逾期付款的，甲方有权解除合同。"],
    ["甲方逾期付款的，乙方有权解除合同。", "甲方逾期付款的，乙方"],
  ),
  ...of("甲、乙双方均应保守商业秘密。", ["甲方应保守商业秘密。"], ["乙方应保守商业秘密。"]),
  ...of("甲方和乙方应当对合作内容保密。", ["甲方应当对合作内容保密。"], ["乙方应当对合作内容保密。"]),
  ...of("任何一方不得擅自转让合同权利。", ["甲方不得擅自转让合同权利。"]),
  ...of("未经甲方书面同意，乙方不得转租房屋。", ["乙方转租房屋须经甲方书面同意。"], ["乙方不得擅自转租房屋。"]),
  ...of("甲方应协助乙方办理登记手续。", ["乙方办理登记手续时，甲方应予以协助。"], ["甲方应当协助办理登记手续。"]),
  ...of(
    "标准版支持数据导出。企业版包含标准版的全部功能，并支持单点登录。",
    ["企业版支持数据导出。"],
    ["企业版支持单点登录。"],
    ["标准版支持数据导出。"],
  ),
  ...of(
    "标准版支持批量导出，企业版支持单点登录。",
    ["企业版支持单点登录。"],
    ["标准版支持单点登录。", "标准版"],
    ["标准版支持批量导出。"],
  ),
  ...of(
    "The Seller shall pay for transport. The Buyer shall pay for insurance.",
    ["The Seller pays for transport."],
    ["The Buyer pays for transport.", "Buyer"],
    ["The vendor pays for transport."],
  ),
  ...of(
    "Transport costs are borne by the seller; insurance is borne by the buyer.",
    ["The seller bears transport costs."],
    ["The buyer bears transport costs.", "buyer"],
  ),
  ...of(
    "If the tenant is late with the rent, the landlord may end the lease.",
    ["The landlord may end the lease if the tenant is late with the rent."],
    ["The tenant may end the lease if the landlord is late with the rent.", "tenant"],
  ),
  ...of(
    "Party A shall provide the venue and Party B shall install the equipment.",
    ["Party A provides the venue."],
    ["Party B provides the venue.", "Party B"],
    ["Party A provides the venue and Party B installs the equipment."],
  ),
  ...of(
    "The tenant may not sublet without the landlord's written consent.",
    ["Subletting requires the landlord's written consent."],
    ["The tenant needs the landlord's written consent to sublet."],
    ["The landlord must consent in writing before the tenant sublets."],
  ),
  ...of("The landlord's written consent must be obtained before the tenant sublets the flat.", [
    "The tenant must obtain the landlord's written consent before subletting the flat.",
  ]),
  ...of("Both parties shall keep the terms confidential.", ["The buyer shall keep the terms confidential."]),
  ...of(
    "The supplier delivers the goods to the customer, who inspects them on arrival.",
    ["The customer inspects the goods on arrival."],
    ["The supplier delivers the goods to the customer."],
  ),
  ...of(
    "The Basic plan supports exports. The Team plan supports everything in Basic plan plus single sign-on.",
    ["The Team plan supports exports."],
    ["The Team plan supports single sign-on."],
  ),
];
