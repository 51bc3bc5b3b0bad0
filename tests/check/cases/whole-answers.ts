import type { Source } from "../../../lib/model/source";

/** A question or "", texts or sources, an answer, and the findings that are expected ("CODE words"), explanations apart. */
export type Case = readonly [
  question: string,
  sources: readonly (string | Partial<Source>)[],
  answer: string,
  flagged: string[],
];

export const HIT_BUT_UNANSWERABLE: readonly Case[] = [
  [
    "How much is the fee for a second parcel?",
    ["The fee for the first parcel is $8."],
    "The document does not mention a fee for a second parcel; only the first parcel's fee of $8 is given. [1]",
    [],
  ],
  ["是否支持夜间配送？", ["配送时间为每天9点至18点。"], "文件未提及夜间配送。[1]", []],
  ["押金多少？", ["月租金为3000元。"], "未明确押金金额。[1]", []],
  [
    "Is night delivery available?",
    ["We deliver between 9 a.m. and 6 p.m."],
    "Night delivery is not mentioned. [1]",
    [],
  ],
  [
    "Does the plan include night delivery?",
    ["We deliver between 9 a.m. and 6 p.m."],
    "The document doesn't say whether the plan includes night delivery. [1]",
    [],
  ],
  ["是否可以带宠物入住？", ["酒店设有免费停车场。"], "资料中没有说明是否可以带宠物入住。[1]", []],
  [
    "Are pets allowed?",
    ["The hotel has a free car park."],
    "There is no information on whether pets are allowed. [1]",
    [],
  ],
  ["Are pets allowed?", ["The hotel has a free car park."], "Whether pets are allowed is not stated. [1]", []],
  ["Are pets allowed?", ["The hotel has a free car park."], "It is unclear whether pets are allowed. [1]", []],
  ["会员可以带几位客人？", ["会员可免费使用泳池。"], "会员可带客人的人数未作规定。[1]", []],
  ["押金多少？", ["月租金为3000元。"], "押金为6000元。[1]", ["HIT_BUT_UNANSWERABLE 6000元"]],
  [
    "Are pets allowed?",
    ["The hotel has a free car park."],
    "Yes, pets are allowed. [1]",
    ["HIT_BUT_UNANSWERABLE Yes, pets are allowed."],
  ],
  ["Do you offer gift cards?", ["The shop sells books and toys."], "The document does not mention gift cards. [1]", []],
  [
    "What is the late fee?",
    ["Rent is due on the first of the month."],
    "There is no mention of a late fee in the lease. [1]",
    [],
  ],
  ["What is the late fee?", ["Rent is due on the first of the month."], "A late fee is not specified. [1]", []],
  ["逾期罚金是多少？", ["租金应于每月1日支付。"], "合同中未约定逾期罚金。[1]", []],
  ["是否可以提前退租？", ["租金应于每月1日支付。"], "是否可以提前退租，合同没有明确。[1]", []],
  ["是否可以提前退租？", ["租金应于每月1日支付。"], "合同未涉及提前退租的问题。[1]", []],
  ["Can I sublet?", ["Rent is due on the first of the month."], "The lease is silent on subletting. [1]", []],
  ["Can I sublet?", ["Rent is due on the first of the month."], "Subletting isn't addressed in the lease. [1]", []],
  ["Can I sublet?", ["Rent is due on the first of the month."], "The lease says nothing about subletting. [1]", []],
  [
    "Can I sublet the flat?",
    ["Rent is due on the first of the month."],
    "I could not find anything about subletting the flat. [1]",
    [],
  ],
  [
    "Can I sublet the flat?",
    ["Rent is due on the first of the month."],
    "The lease makes no reference to subletting the flat. [1]",
    [],
  ],
  ["能否转租房屋？", ["租金应于每月1日支付。"], "关于转租房屋，资料里没有提。[1]", []],
  ["能否转租房屋？", ["租金应于每月1日支付。"], "能否转租房屋尚不清楚。[1]", []],
  ["能否转租房屋？", ["租金应于每月1日支付。"], "文档对转租房屋没有作出规定。[1]", []],
  [
    "How many guests are allowed?",
    ["Rent is due on the first of the month."],
    "The number of guests allowed is not defined in the lease. [1]",
    [],
  ],
];

export const WRONG_DOCUMENT: readonly Case[] = [
  [
    "What does the Employee Handbook say about overtime?",
    [{ text: "Travel costs are refunded within 30 days.", title: "Travel Policy" }],
    "The Employee Handbook was not among the documents; the Travel Policy only covers travel costs. [1]",
    [],
  ],
  [
    "《员工手册》对加班是怎么规定的？",
    [{ text: "差旅费在30日内报销。", title: "差旅管理办法" }],
    "未找到《员工手册》，现有资料只有《差旅管理办法》，其中规定差旅费在30日内报销。[1]",
    [],
  ],
  [
    "What does the Employee Handbook say about overtime?",
    [{ text: "Travel costs are refunded within 30 days.", title: "Travel Policy" }],
    "I don't have access to the Employee Handbook. [1]",
    [],
  ],
  [
    "What does the Employee Handbook say about refunds of travel costs?",
    [{ text: "Travel costs are refunded within 30 days.", title: "Travel Policy" }],
    "Travel costs are refunded within 30 days. [1]",
    ["WRONG_DOCUMENT Travel costs are refunded within 30 days."],
  ],
  [
    "《员工手册》对差旅费报销是怎么规定的？",
    [{ text: "差旅费在30日内报销。", title: "差旅管理办法" }],
    "差旅费在30日内报销。[1]",
    ["WRONG_DOCUMENT 差旅费在30日内报销。"],
  ],
];

export const CONFLICT: readonly Case[] = [
  [
    "When does the museum open?",
    ["The museum opens at 10 a.m.", "The museum café opens at 8:30 a.m."],
    "The museum opens at 10 a.m. [1][2]",
    [],
  ],
  [
    "When does the museum open?",
    ["The museum opens at 10 a.m.", "The café opens at 8:30 a.m."],
    "It opens at 10 a.m. [1]",
    [],
  ],
  ["博物馆几点开门？", ["博物馆上午10点开门。", "博物馆咖啡厅上午8点半开门。"], "博物馆上午10点开门。[1]", []],
  ["游泳馆几点开门？", ["游泳馆上午9点开放。", "健身房上午6点开放。"], "上午9点。[1]", []],
  ["When does the museum open?", ["The museum opens at 10 a.m.", "The café opens at 8:30 a.m."], "10 a.m. [1]", []],
  [
    "When does the museum open?",
    ["The museum opens at 10 a.m.", "The museum opens at 9 a.m."],
    "The museum opens at 10 a.m. [1]",
    ["CONFLICT 10 a.m."],
  ],
  [
    "博物馆几点开门？",
    ["博物馆上午10点开门。", "博物馆上午9点开门。"],
    "博物馆上午10点开门。[1]",
    ["CONFLICT 上午10点"],
  ],
  [
    "How much is a ticket to the castle?",
    ["Tickets to the castle cost $12.", "Tickets to the castle garden cost $5."],
    "Tickets to the castle cost $12. [1]",
    [],
  ],
  [
    "How long is the warranty on the printer?",
    ["The printer comes with a 2-year warranty.", "The scanner comes with a 3-year warranty."],
    "The printer comes with a 2-year warranty. [1]",
    [],
  ],
  ["打印机保修多久？", ["打印机保修2年。", "扫描仪保修3年。"], "打印机保修2年。[1]", []],
  ["打印机保修多久？", ["打印机保修2年。", "打印机的保修期为3年。"], "打印机保修2年。[1]", ["CONFLICT 2年"]],
  [
    "When does the pool close?",
    ["The pool closes at 8 p.m.", "The pool bar closes at 11 p.m."],
    "The pool closes at 8 p.m. [1][2]",
    [],
  ],
  ["泳池几点关闭？", ["泳池晚上8点关闭。", "泳池酒吧晚上11点关闭。"], "泳池晚上8点关闭。[1][2]", []],
  [
    "When does the pool close?",
    ["The pool closes at 8 p.m.", "The pool closes daily at 9 p.m."],
    "The pool closes at 8 p.m. [1][2]",
    ["CONFLICT 8 p.m."],
  ],
  [
    "How much is parking?",
    ["Parking costs $5 per day.", "Valet parking costs $15 per day."],
    "Parking costs $5 per day. [1]",
    [],
  ],
];

export const NO_CITATION: readonly Case[] = [
  ["", ["The museum opens at 10 a.m."], "I don't have information on that.", []],
  ["", ["The museum opens at 10 a.m."], "Hello! How can I help you today?", []],
  ["", ["The museum opens at 10 a.m."], "I'm not sure I understand. Could you tell me more?", []],
  [
    "",
    ["The museum opens at 10 a.m."],
    "I can't help with that, but I can connect you with a colleague. No problem!",
    [],
  ],
  ["", ["博物馆上午10点开门。"], "您好，请问有什么可以帮您？", []],
  ["", ["博物馆上午10点开门。"], "抱歉，这个问题我无法回答，已为您转接人工客服，请不要离开。", []],
  ["", ["博物馆上午10点开门。"], "不客气，祝您生活愉快！", []],
  ["", ["博物馆上午10点开门。"], "我没有听懂您的问题，请换一种说法。", []],
  ["", ["The museum opens at 10 a.m."], "Please don't hesitate to contact us.", []],
  [
    "",
    ["The museum opens at 10 a.m."],
    "A colleague will get back to you within one business day.",
    ["NUMBER_NOT_IN_SOURCE one business day"],
  ],
  ["", ["博物馆上午10点开门。"], "稍后会有人工客服与您联系，请勿关闭页面。", []],
  ["", ["The museum opens at 10 a.m."], "The museum opens at 10 a.m.", ["NO_CITATION The museum opens at 10 a.m."]],
  ["", ["博物馆周一不开放。"], "博物馆周一不开放。", ["NO_CITATION 博物馆周一不开放。"]],
  ["", ["Dogs are not allowed."], "Dogs are not allowed.", ["NO_CITATION Dogs are not allowed."]],
  [
    "",
    ["The fee is $5."],
    "Sorry for the confusion, the fee is $5.",
    ["NO_CITATION Sorry for the confusion, the fee is $5."],
  ],
  ["", ["费用为5元。"], "一个小建议：您可以联系人工客服。", []],
  ["", ["The fee is $5."], "I'm transferring you to an agent now. Please don't close this window.", []],
  ["", ["The fee is $5."], "That's not something I can help with. Is there anything else?", []],
  ["", ["The fee is $5."], "No worries! Don't forget to rate this chat.", []],
  ["", ["费用为5元。"], "没问题，有需要随时找我，不用客气。", []],
  ["", ["费用为5元。"], "我是AI助手，不能处理退款，请拨打客服电话。", []],
  ["", ["会员卡不能退款。"], "会员卡不能退款，请拨打客服电话。", ["NO_CITATION 会员卡不能退款，请拨打客服电话。"]],
];

export const PARTICULARS: readonly Case[] = [
  [
    "Since when does the policy apply?",
    [{ text: "Refunds are paid within 14 days.", title: "Refund policy v3", effectiveFrom: "2026-03-01" }],
    "The policy has applied since 1 March 2026. [1]",
    [],
  ],
  [
    "Since when does the policy apply?",
    [{ text: "Refunds are paid within 14 days.", title: "Refund policy v3", effectiveFrom: "2026-03-01" }],
    "The policy has applied since 1 April 2026. [1]",
    ["HIT_BUT_UNANSWERABLE 1 April 2026"],
  ],
  [
    "这个办法什么时候开始施行？",
    [{ text: "差旅费在14日内报销。", title: "差旅管理办法", effectiveFrom: "2026-03-01" }],
    "该办法自2026年3月1日起施行。[1]",
    [],
  ],
  [
    "这个办法什么时候开始施行？",
    [{ text: "差旅费在14日内报销。", title: "差旅管理办法", effectiveFrom: "2026-03-01" }],
    "该办法自2026年4月1日起施行。[1]",
    ["HIT_BUT_UNANSWERABLE 2026年4月1日"],
  ],
  ["", [{ text: "Revenue was $5 million.", title: "Annual report 2024" }], "Revenue was $5 million in 2024. [1]", []],
  [
    "",
    [{ text: "Revenue was $5 million.", title: "Annual report 2024" }],
    "Revenue was $5 million in 2023. [1]",
    ["NUMBER_NOT_IN_SOURCE 2023"],
  ],
  [
    "",
    [{ text: "The board approved the budget.", title: "Minutes of 12 May 2025" }],
    "The board approved the budget on 12 May 2025. [1]",
    [],
  ],
  ["", [{ text: "董事会批准了预算。", title: "2025年5月12日会议纪要" }], "董事会于2025年5月12日批准了预算。[1]", []],
  [
    "",
    [{ text: "董事会批准了预算。", title: "2025年5月12日会议纪要" }],
    "董事会于2025年5月13日批准了预算。[1]",
    ["NUMBER_NOT_IN_SOURCE 2025年5月13日"],
  ],
];

export const COUNTED: readonly Case[] = [
  ["公司有多少员工？", ["公司成立于2016年，总部位于杭州。"], "公司有员工2016人。[1]", ["HIT_BUT_UNANSWERABLE 2016人"]],
  [
    "How many parking spaces are there?",
    ["The hotel has 140 rooms and a garden."],
    "The hotel has 140 parking spaces. [1]",
    ["HIT_BUT_UNANSWERABLE 140"],
  ],
  [
    "How many employees does it have?",
    ["The firm was founded in 1998."],
    "It has 1998 employees. [1]",
    ["HIT_BUT_UNANSWERABLE 1998 employees"],
  ],
  [
    "How many employees does it have?",
    ["## Report 2024\nThe firm has offices in Oslo."],
    "The firm has 2,024 employees. [1]",
    ["HIT_BUT_UNANSWERABLE 2,024 employees"],
  ],
  ["", ["酒店有客房140间。"], "酒店有停车位140个。[1]", []],
  ["", ["酒店共有140间客房。"], "酒店共有140个停车位。[1]", []],
  ["", ["The school has 30 teachers."], "The school has 30 classrooms. [1]", []],
  ["", ["The library holds 5,000 books."], "The library has 5,000 members. [1]", []],
  ["", ["The hotel has 140 guest rooms."], "The hotel has 140 rooms. [1]", []],
  ["", ["酒店有客房140间。"], "酒店有140间房间。[1]", []],
  ["", ["The firm employs 2016 people."], "The firm has 2016 employees. [1]", []],
  ["", ["公司现有职工2016人。"], "公司有2016名员工。[1]", []],
  ["", ["The conference drew 300 attendees."], "300 people attended the conference. [1]", []],
  ["", ["Number of rooms: 140"], "The hotel has 140 rooms. [1]", []],
  ["", ["| Rooms | Spaces |\n| --- | --- |\n| 140 | 60 |"], "The hotel has 140 rooms. [1]", []],
  ["", ["There are 12 of them, all students."], "There are 12 students. [1]", []],
  [
    "",
    ["The company was founded in 1998 and has offices in Oslo."],
    "The company has been in business since 1998. [1]",
    [],
  ],
  ["", ["12 teams take part."], "Twelve clubs take part. [1]", []],
  ["", ["The region has 30 municipalities."], "The region is divided into 30 municipalities. [1]", []],
];

export const FALSE_REFUSAL: readonly Case[] = [
  [
    "How much does the Pro plan cost?",
    ["The Pro plan is priced at $20 per month."],
    "The documents do not say how much the Pro plan costs. [1]",
    ["FALSE_REFUSAL The documents do not say how much the Pro plan costs"],
  ],
  [
    "专业版多少钱？",
    ["专业版售价为每月20元。"],
    "资料中未提及专业版的价格。[1]",
    ["FALSE_REFUSAL 资料中未提及专业版的价格"],
  ],
  [
    "How long does delivery take?",
    ["Orders arrive within 3 working days."],
    "I couldn't find how long delivery takes. [1]",
    ["FALSE_REFUSAL I couldn't find how long delivery takes"],
  ],
  [
    "发货需要多久？",
    ["订单在3个工作日内寄出。"],
    "未找到发货时间的相关信息。[1]",
    ["FALSE_REFUSAL 未找到发货时间的相关信息"],
  ],
  [
    "When does the shop close?",
    ["The shop shuts at 6 p.m."],
    "The source does not say when the shop closes. [1]",
    ["FALSE_REFUSAL The source does not say when the shop closes"],
  ],
  [
    "How many people work at the plant?",
    ["The plant employs 320 workers."],
    "The source does not state how many people work at the plant. [1]",
    ["FALSE_REFUSAL The source does not state how many people work at the plant"],
  ],
  [
    "工厂有多少员工？",
    ["该工厂现有职工320人。"],
    "资料未说明工厂的员工人数。[1]",
    ["FALSE_REFUSAL 资料未说明工厂的员工人数"],
  ],
  [
    "When does the contract end?",
    ["The contract expires on 31 May 2027."],
    "The document does not state when the contract ends. [1]",
    ["FALSE_REFUSAL The document does not state when the contract ends"],
  ],
  [
    "合同什么时候到期？",
    ["合同有效期至2027年5月31日止。"],
    "文件中没有说明合同到期时间。[1]",
    ["FALSE_REFUSAL 文件中没有说明合同到期时间"],
  ],
  [
    "How much does the Pro plan cost?",
    ["The Basic plan is priced at $20 per month."],
    "The documents do not say how much the Pro plan costs. [1]",
    [],
  ],
  [
    "How long does delivery take?",
    ["Returns arrive within 3 working days."],
    "I couldn't find how long delivery takes. [1]",
    [],
  ],
  ["When does the shop close?", ["The café shuts at 6 p.m."], "The source does not say when the shop closes. [1]", []],
  ["专业版多少钱？", ["标准版售价为每月20元。"], "资料中未提及专业版的价格。[1]", []],
];

export const EXTREMES: readonly Case[] = [
  [
    "",
    ["The minimum order is 10 units; the maximum is 500 units."],
    "The maximum order is 10 units. [1]",
    ["BOUND_FLIP maximum order is 10 units"],
  ],
  ["", ["最低起订量为10件，最高500件。"], "最高起订量为10件。[1]", ["BOUND_FLIP 最高起订量为10件"]],
  [
    "",
    ["The minimum order is 10 units."],
    "The maximum order is 10 units. [1]",
    ["BOUND_FLIP maximum order is 10 units"],
  ],
  ["", ["最低起订量为10件。"], "最高起订量为10件。[1]", ["NEGATION_FLIP 最高"]],
  ["", ["The minimum order is 10 units; the maximum is 500 units."], "Orders are from 10 to 500 units. [1]", []],
  ["", ["最低起订量为10件，最高500件。"], "起订量至少10件，至多500件。[1]", []],
];
