/** A claim and the source that states it: in its own words, nearly so, or told otherwise. */
export interface MarkedClaim {
  text: string;
  source: string;
  told: "verbatim" | "near" | "freely";
}

/** Sources of one question and claims that each follow one of them. Invented. */
export interface MarkedSet {
  name: string;
  sources: { id: string; title: string; text: string }[];
  claims: MarkedClaim[];
}

export const markedSets: readonly MarkedSet[] = [
  {
    name: "en: a swimming hall",
    sources: [
      {
        id: "hours",
        title: "Opening hours",
        text: "The hall opens at 6:30 on weekdays and at 9:00 at weekends. The sauna closes one hour before the pool. On public holidays only the outdoor basin is open.",
      },
      {
        id: "prices",
        title: "Prices",
        text: "A single visit costs 7.50 euros; a card for ten visits costs 60 euros. Children under 4 swim free of charge. Students show their card at the counter to get the reduced price.",
      },
      {
        id: "rules",
        title: "House rules",
        text: "Glass bottles may not be taken to the water. Swimmers shower before they enter the pool. Lifeguards may send away anyone who endangers others.",
      },
    ],
    claims: [
      { text: "The sauna closes one hour before the pool", source: "hours", told: "verbatim" },
      { text: "On public holidays only the outdoor basin is open", source: "hours", told: "verbatim" },
      { text: "On weekdays the hall opens at 6:30", source: "hours", told: "near" },
      { text: "A card for ten visits costs 60 euros", source: "prices", told: "verbatim" },
      { text: "Children under 4 years swim free", source: "prices", told: "near" },
      {
        text: "Students get the reduced price when they show their card at the counter",
        source: "prices",
        told: "near",
      },
      { text: "Glass bottles may not be taken to the water", source: "rules", told: "verbatim" },
      { text: "Anyone who endangers others may be sent away by lifeguards", source: "rules", told: "near" },
      { text: "You have to shower before going into the pool", source: "rules", told: "freely" },
    ],
  },
  {
    name: "en: parts of one lease",
    sources: [
      {
        id: "lease-1",
        title: "Lease, part 1",
        text: "The tenant pays the rent by the third working day of each month. Heating costs are settled once a year. The deposit amounts to two monthly rents and is kept in a separate account.",
      },
      {
        id: "lease-2",
        title: "Lease, part 2",
        text: "The tenant reports damage to the landlord without delay. Small repairs up to 90 euros are paid by the tenant. Pets other than dogs and cats need no consent of the landlord.",
      },
      {
        id: "lease-3",
        title: "Lease, part 3",
        text: "Either party ends the lease in writing with three months' notice. At the end of the lease the tenant returns all keys, including those that he had made himself. The landlord inspects the flat together with the tenant.",
      },
    ],
    claims: [
      { text: "Heating costs are settled once a year", source: "lease-1", told: "verbatim" },
      { text: "The deposit is kept in a separate account", source: "lease-1", told: "near" },
      { text: "The deposit amounts to two monthly rents", source: "lease-1", told: "verbatim" },
      { text: "Small repairs up to 90 euros are paid by the tenant", source: "lease-2", told: "verbatim" },
      { text: "The tenant must report damage to the landlord without delay", source: "lease-2", told: "near" },
      { text: "Pets other than dogs and cats need no consent", source: "lease-2", told: "near" },
      { text: "Either party may end the lease in writing with three months' notice", source: "lease-3", told: "near" },
      { text: "The tenant returns all keys at the end of the lease", source: "lease-3", told: "near" },
      { text: "The flat is inspected by landlord and tenant together", source: "lease-3", told: "freely" },
    ],
  },
  {
    name: "en: three products",
    sources: [
      {
        id: "a",
        title: "Brook kettle",
        text: "The Brook kettle holds 1.7 litres and boils them in four minutes. Its lid opens with one hand. The filter behind the spout can be taken out and rinsed.",
      },
      {
        id: "b",
        title: "Fen toaster",
        text: "The Fen toaster takes slices up to 3 cm thick. A crumb tray slides out at the back. The cancel button stops toasting at once and lifts the bread.",
      },
      {
        id: "c",
        title: "Warranty card",
        text: "Kitchen machines carry a warranty of 30 months from the day of purchase. Damage by limescale is not covered. Send the receipt together with the machine.",
      },
    ],
    claims: [
      { text: "The Brook kettle holds 1.7 litres", source: "a", told: "near" },
      { text: "Its lid opens with one hand", source: "a", told: "verbatim" },
      { text: "The filter behind the spout can be removed and rinsed", source: "a", told: "near" },
      { text: "The Fen toaster takes slices up to 3 cm thick", source: "b", told: "verbatim" },
      { text: "The cancel button stops toasting at once and lifts the bread", source: "b", told: "verbatim" },
      { text: "Kitchen machines carry a warranty of 30 months", source: "c", told: "near" },
      { text: "Damage by limescale is not covered", source: "c", told: "verbatim" },
      { text: "The receipt has to be sent together with the machine", source: "c", told: "near" },
    ],
  },
  {
    name: "zh: 图书馆",
    sources: [
      {
        id: "借阅",
        title: "借阅规则",
        text: "每张读者证可同时借书 12 册，借期 30 天。到期前可在网上续借一次。新书上架三个月内只供馆内阅览。",
      },
      {
        id: "自习",
        title: "自习室须知",
        text: "自习室座位须提前一天在网上预约。离座超过 40 分钟，座位由管理员收回。自习室内禁止饮食，可带有盖的水杯。",
      },
      {
        id: "赔偿",
        title: "赔偿办法",
        text: "图书遗失的，按定价的两倍赔偿。污损书页的，由读者负担修补费用。逾期归还的，每册每天收取 0.2 元。",
      },
    ],
    claims: [
      { text: "每张读者证可同时借书 12 册", source: "借阅", told: "verbatim" },
      { text: "到期前可以在网上续借一次", source: "借阅", told: "near" },
      { text: "新书上架三个月内只供馆内阅览", source: "借阅", told: "verbatim" },
      { text: "自习室座位须提前一天在网上预约", source: "自习", told: "verbatim" },
      { text: "离座超过 40 分钟的座位会被管理员收回", source: "自习", told: "near" },
      { text: "自习室内禁止饮食", source: "自习", told: "verbatim" },
      { text: "图书遗失的，按定价的两倍赔偿", source: "赔偿", told: "verbatim" },
      { text: "污损书页的修补费用由读者负担", source: "赔偿", told: "near" },
      { text: "逾期归还每册每天收 0.2 元", source: "赔偿", told: "near" },
    ],
  },
  {
    name: "zh: 同一份物业合同的三段",
    sources: [
      {
        id: "合同1",
        title: "物业合同 第一段",
        text: "物业费按建筑面积每月每平方米 2.4 元收取，每季度首月十日前缴清。空置房屋按七折收取。",
      },
      {
        id: "合同2",
        title: "物业合同 第二段",
        text: "乙方每周清运垃圾三次，楼道每日清扫一次。电梯故障的，维修人员应在一小时内到场。绿地由乙方按季修剪。",
      },
      {
        id: "合同3",
        title: "物业合同 第三段",
        text: "业主装修前须向乙方登记并缴纳押金 1500 元。装修垃圾由业主自行清运。承重墙不得拆改。",
      },
    ],
    claims: [
      { text: "物业费按建筑面积每月每平方米 2.4 元收取", source: "合同1", told: "verbatim" },
      { text: "空置房屋的物业费按七折收取", source: "合同1", told: "near" },
      { text: "楼道每日清扫一次", source: "合同2", told: "verbatim" },
      { text: "电梯故障时，维修人员应当在一小时内到场", source: "合同2", told: "near" },
      { text: "绿地由乙方按季修剪", source: "合同2", told: "verbatim" },
      { text: "业主装修前须向乙方登记", source: "合同3", told: "verbatim" },
      { text: "装修垃圾由业主自行清运", source: "合同3", told: "verbatim" },
      { text: "承重墙不得拆改", source: "合同3", told: "verbatim" },
      { text: "装修押金为 1500 元", source: "合同3", told: "freely" },
    ],
  },
  {
    name: "zh: 三款产品",
    sources: [
      {
        id: "p1",
        title: "青石净水器",
        text: "青石净水器每小时出水 90 升，滤芯每半年更换一次。机身右侧的指示灯变红时应更换滤芯。",
      },
      {
        id: "p2",
        title: "白桦加湿器",
        text: "白桦加湿器水箱容量 4 升，缺水时自动断电。夜间模式下关闭全部灯光。清洗水箱时不要使用洗涤剂。",
      },
      { id: "p3", title: "售后说明", text: "整机保修两年，滤芯和水箱不在保修范围内。寄修运费由购买者先行垫付。" },
    ],
    claims: [
      { text: "青石净水器每小时出水 90 升", source: "p1", told: "verbatim" },
      { text: "指示灯变红时应更换滤芯", source: "p1", told: "near" },
      { text: "加湿器缺水时会自动断电", source: "p2", told: "near" },
      { text: "夜间模式下关闭全部灯光", source: "p2", told: "verbatim" },
      { text: "清洗水箱时不要使用洗涤剂", source: "p2", told: "verbatim" },
      { text: "整机保修两年", source: "p3", told: "verbatim" },
      { text: "寄修的运费先由购买者垫付", source: "p3", told: "near" },
    ],
  },
];
