/** English words of a question that name no field: what is left of it is what the sources must speak of. Stems. */
export const GENERIC_EN: readonly string[] = (
  "include contain take need require allow permit offer provide support get give have make use please tell know want like ask question " +
  "say state specify mention describe explain long many much often old big large high far total number amount maximum minimum limit most least " +
  "exact exactly precise currently current now today new old plan policy document source guide text material accord according base per each every every one " +
  "time day month year week hour minute second date percent percentage rate cost price fee charge pay possible able normally usually " +
  "available apply hold set exist happen become call name type kind category sort person people thing customer user company"
).split(" ");

/** Chinese words of a question that name no field. Longer ones first. */
export const GENERIC_ZH: readonly string[] = [
  ..."最多可以 最少可以 请问一下 想问一下 具体是 分别是 规定的 规定中 一般情况下 是什么时候 麻烦 您好 你好 请问 想问 我想 知道 告诉 一下 具体 分别 各自 目前 现在 当前 现行 一共 总共 合计 总计 最多 最少 最长 最短 最高 最低 至少 至多 大约 大概 左右 精确 准确 需要 可以 能够 应当 应该 必须 是否 支持 提供 包含 包括 拥有 具有 享有 含有 属于 规定 要求 说明 写明 约定 关于 根据 按照 依据 对于 其中 这个 那个 该 本 我们 你们 他们 用户 客户 我 你 您 收费 计费 收取 费用 价格 单价 金额 多少 几个 时间 期限 时限 数量 数目 数 情况 内容 问题 资料 文件 文档 条款 政策 使用 进行 办理 完成 之后 以后 之前 以前 以内 之内 期间 开始 结束 的话 的 了 呢 吗 么 吧 啊 是 有 为 在 和 与 及 或 会 要 能 可 得 被 把 将 对 到 从 于 由 给 向 就 都 也 还 每 各 个 含 设 做 用 起 内 中 里 上 下 后 前 时".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);

/** Words of one field: a source that has one of them speaks of what another one asks for. Lower case; English as stems would find them. */
export const SAME_FIELD: readonly (readonly string[])[] = [
  ["trial", "free trial", "try", "试用", "体验期"],
  ["refund", "return", "money back", "reimburse", "退款", "退货", "退费", "返还"],
  ["seat", "user", "member", "licence", "license", "席位", "座位", "用户", "成员", "坐席", "人数"],
  [
    ..."delivery shipping ship deliver arrive order parcel package shipment dispatch".split(" "),
    ..."配送 送货 发货 送达 到货 派送 寄出 发出 订单 包裹 快递 货物".split(" "),
  ],
  ["close", "shut", "closing", "关门", "打烊", "闭馆", "关闭", "停止营业", "停止开放"],
  ["end", "expire", "expiry", "expiration", "到期", "届满", "期满", "有效期", "失效", "终止"],
  ["warranty", "guarantee", "保修", "质保", "三包"],
  ["notice", "notify", "通知", "告知"],
  ["penalty", "fine", "late fee", "违约金", "罚款", "罚金", "滞纳金", "处罚"],
  ["storage", "space", "disk", "存储", "储存", "空间", "容量", "网盘"],
  ["born", "birth", "birthdate", "birthday", "出生", "生于", "诞生"],
  ["die", "death", "died", "去世", "逝世", "死于", "卒"],
  ["build", "built", "construct", "complete", "erect", "date from", "建成", "修建", "建造", "竣工"],
  [
    "found",
    "establish",
    "start",
    "open",
    "inception",
    "form",
    "origin",
    "commence",
    "begin",
    "成立",
    "创立",
    "创建",
    "开业",
    "创办",
  ],
  ["population", "inhabitant", "resident", "people", "total", "人口", "居民"],
  ["release", "publish", "launch", "premiere", "发布", "上映", "发行", "推出", "上市"],
  ["deadline", "due", "until", "截止", "期限", "最迟"],
  ["apply", "application", "submit", "申请", "申报", "提交", "提出"],
  ["renew", "renewal", "续费", "续订", "续期", "续约"],
  ["cancel", "terminate", "cancellation", "取消", "终止", "解除", "退订", "注销"],
  [
    "employee",
    "staff",
    "worker",
    "headcount",
    "work",
    "employ",
    "workforce",
    "员工",
    "职工",
    "雇员",
    "人数",
    "从业",
    "在职",
  ],
  ["price", "cost", "fee", "charge", "rate", "价格", "费用", "收费", "单价", "资费"],
  ["tax", "vat", "税", "含税", "税费"],
  ["leave", "vacation", "holiday", "假期", "年假", "休假"],
  ["salary", "wage", "pay", "工资", "薪资", "薪酬", "月薪"],
  ["deposit", "押金", "保证金", "定金"],
  ["upload", "attachment", "上传", "附件"],
  ["retain", "keep", "retention", "store", "保留", "保存", "留存"],
  ["broadcast", "transmit", "air", "televise", "播出", "首播"],
  ["direct", "director", "film by", "导演", "执导"],
  ["artist", "album", "singer", "record", "歌手", "演唱", "专辑"],
  ["compose", "composer", "composition", "作曲"],
  ["locate", "location", "base", "headquarter", "city in", "位于", "坐落", "总部", "所在地"],
  ["architect", "design", "designer", "建筑师", "设计"],
  ["speed", "bandwidth", "速率", "带宽", "网速", "速度"],
];
