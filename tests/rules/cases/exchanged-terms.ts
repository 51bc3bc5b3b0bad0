/** Source, answer, and the words that must be flagged; [] where nothing may be flagged. */
export const EXCHANGED_TERMS: ReadonlyArray<readonly [source: string, answer: string, flagged: readonly string[]]> = [
  // ranks
  [
    "Tarnby is the second largest port of the country.",
    "Tarnby is the third largest port of the country.",
    ["third largest"],
  ],
  ["Tarnby is the second largest port of the country.", "Tarnby is the largest port of the country.", ["largest"]],
  [
    "Tarnby is the largest port of the country.",
    "Tarnby is the second largest port of the country.",
    ["second largest"],
  ],
  ["Orvalo ranked first in the survey of 2023.", "Orvalo ranked second in the survey of 2023.", ["second"]],
  ["The Orvalo team finished in fourth place.", "The Orvalo team finished in fifth place.", ["fifth"]],
  ["Orvalo is ranked No. 3 in the league.", "Orvalo is ranked No. 5 in the league.", ["No. 5"]],
  ["She won the silver medal over 200 metres.", "She won the bronze medal over 200 metres.", ["bronze medal"]],
  ["云溪公司是全国第二大水泥企业。", "云溪公司是全国第三大水泥企业。", ["第三大"]],
  ["云溪公司是全国第二大水泥企业。", "云溪公司是全国最大的水泥企业。", ["最大"]],
  ["云溪公司在全市评比中获得第一名。", "云溪公司在全市评比中获得第二名。", ["第二名"]],
  ["云溪公司在全市评比中排名第三。", "云溪公司在全市评比中排名第四。", ["第四"]],
  ["女子队在决赛中夺得亚军。", "女子队在决赛中夺得季军。", ["季军"]],
  ["该作品在大赛中获得二等奖。", "该作品在大赛中获得一等奖。", ["一等奖"]],
  // near: the same rank otherwise written, ranks of others, several ranks, denials
  ["Tarnby is the second largest port of the country.", "Tarnby is the country's 2nd biggest port.", []],
  ["Tarnby is the second largest port after Kelbrook.", "Kelbrook is the largest port.", []],
  ["Tarnby is one of the largest ports of the country.", "Tarnby is the second largest port of the country.", []],
  ["Tarnby is not the second largest port of the country.", "Tarnby is the largest port of the country.", []],
  ["Tarnby is the second largest and the oldest port of the country.", "Tarnby is the oldest port of the country.", []],
  [
    "Tarnby was the second largest port of the country. Tarnby is now the largest port of the country.",
    "Tarnby is the largest port of the country.",
    [],
  ],
  ["云溪公司在全市评比中获得第一名。", "云溪公司在全市评比中获得冠军。", []],
  ["云溪公司仅次于海棠公司，是全国第二大水泥企业。", "海棠公司是全国最大的水泥企业。", []],
  ["云溪公司排名第三，海棠公司排名第五。", "海棠公司排名第五。", []],
  ["云溪公司是全国第二大水泥企业。", "云溪公司是全国最早的水泥企业。", []],
  ["云溪公司排名第三，海棠公司排名第五。", "云溪公司排名第五。", ["第五"]],
  ["Tarnby finished in third place, and Kelbrook finished in fifth place.", "Tarnby finished in fifth place.", []],
  // clauses
  [
    "The notice period is governed by Section 4.2 of the contract.",
    "The notice period is governed by Section 4.3 of the contract.",
    ["Section 4.3"],
  ],
  ["解除合同适用第十二条的规定。", "解除合同适用第十三条的规定。", ["第十三条"]],
  [
    "第十二条 甲方应于每月五日前支付服务费。第十三条 乙方应提供发票。",
    "根据第十三条，甲方应于每月五日前支付服务费。",
    ["第十三条"],
  ],
  // near: the same number, another name of the kind, a part of the clause
  ["解除合同适用第十二条的规定。", "解除合同适用第12条的规定。", []],
  [
    "The notice period is governed by Article 12 of the contract.",
    "The notice period is governed by Clause 12 of the contract.",
    [],
  ],
  [
    "The notice period is governed by Section 4.2 of the contract.",
    "The notice period is governed by Section 4 of the contract.",
    [],
  ],
  ["第十二条 甲方应于每月五日前支付服务费。", "根据第十二条，甲方应于每月五日前支付服务费。", []],
  // titles
  ["根据《员工手册》，试用期为三个月，期满转正。", "根据《考勤制度》，试用期为三个月，期满转正。", ["《考勤制度》"]],
  ["该作者的代表作是长篇小说《海边的灯塔》。", "该作者的代表作是长篇小说《山中的木屋》。", ["《山中的木屋》"]],
  ["根据《员工手册》，试用期为三个月，期满转正。", "根据《员工手册（第二版）》，试用期为三个月，期满转正。", []],
  ["该作者著有《海边的灯塔》和《山中的木屋》。", "该作者著有《山中的木屋》。", []],
  ["该作者的代表作是海边的灯塔。", "该作者的代表作是《海边的灯塔》。", []],
  // words of one class
  [
    "She had surgery on her left shoulder earlier this year.",
    "She had surgery on her left knee earlier this year.",
    ["knee"],
  ],
  [
    "The 32-year-old goalkeeper wants to leave in summer.",
    "The 32-year-old forward wants to leave in summer.",
    ["forward"],
  ],
  [
    "The report was written by an engineer of the city.",
    "The report was written by an architect of the city.",
    ["architect"],
  ],
  ["她的母亲在镇上的学校教音乐。", "她的姑姑在镇上的学校教音乐。", ["姑姑"]],
  ["展览将在市中心的博物馆举行，为期两周。", "展览将在市中心的图书馆举行，为期两周。", ["图书馆"]],
  // near: both may be, the word stands there, a loose retelling
  ["The novel was written by an actor of the city.", "The novel was written by a singer of the city.", []],
  ["She hurt her knee and her left shoulder last year.", "She hurt her knee last year.", []],
  ["The shoulder healed; the patient left the clinic in May.", "After the knee had healed she went home.", []],
  ["她的母亲和姑姑在镇上的学校教音乐。", "她的姑姑在镇上的学校教音乐。", []],
  // the title of the other clause; laws without brackets
  ["报销流程见《差旅管理办法》，考勤规定见《员工手册》。", "报销流程见《员工手册》。", ["《员工手册》"]],
  ["报销流程见《差旅管理办法》，考勤规定见《员工手册》。", "报销流程见《差旅管理办法》。", []],
  ["请假流程按《考勤制度》和《员工手册》执行。", "请假流程按《员工手册》执行。", []],
  ["依据价格条例第八条，经营者应当明码标价。", "依据广告条例，经营者应当明码标价。", ["广告条例"]],
  ["依据价格条例第八条，经营者应当明码标价。", "依据价格条例，经营者应当明码标价。", []],
  ["依据《价格条例》第八条，经营者应当明码标价。", "依据价格条例，经营者应当明码标价。", []],
  [
    "Refunds are governed by the Refund Policy; data requests by the Privacy Policy.",
    "Refunds are governed by the Refund Policy.",
    [],
  ],
  ["Refunds are governed by the Refund Policy and the House Rules.", "Refunds are governed by the House Rules.", []],
];
