/**
 * Words that name a member of a set together with a word before or after them: "Basic plan" / "Team plan", "Plan A" / "Plan B".
 * A value said of one member does not hold for another.
 */
export const HEADS_EN: readonly string[] = (
  "plan tier edition version package level account membership subscription license licence model class grade series party group team division region zone " +
  "phase stage type category option solver agent server building store branch warehouse product device unit user customer employee member student worker " +
  "contractor staff bundle pack suite card ticket seat room policy schedule annex section line branch cohort arm sample trial study scenario case vendor " +
  "supplier bidder applicant tenant patient site plant factory machine engine pump ship vessel train bus route flight lot batch lane track round game match set"
).split(" ");

/** Words that set one member apart from another. Capitalised words, single letters and numbers do so as well. */
export const MODIFIERS_EN: readonly string[] = (
  "basic standard team pro professional business enterprise premium free starter personal individual family student gold silver bronze platinum diamond plus " +
  "advanced ultimate lite light economy deluxe classic essential essentials core growth scale corporate commercial residential education nonprofit public private " +
  "domestic international local foreign annual monthly weekly daily quarterly yearly new existing internal external junior senior primary secondary " +
  "full-time part-time temporary permanent regular trial paid unpaid adult child first second third fourth fifth last early late upper lower north south east west " +
  "northern southern eastern western control treatment placebo intervention male female small medium large single double hourly salaried active passive"
).split(" ");

/**
 * Heads of one thing: who has the Team plan is on the Team tier and a Team subscriber, and a 金卡会员 has a 金卡. Members with one of these
 * compete with those of the others in their line.
 */
export const SAME_HEADS: readonly string[] = [
  "plan tier edition package level membership subscription license licence bundle pack",
  "card member",
  "套餐 版 方案 计划",
];

/** Levels that are names by themselves before any head of a holder: "Gold members", 白金卡会员. */
export const CARD_LEVELS_EN: readonly string[] = "gold silver platinum bronze diamond".split(" ");
export const CARD_LEVELS_ZH: readonly string[] = "普 普通 银 金 白金 铂金 钻石 黑 钻 贵宾 至尊".split(" ");

/** Chinese heads: the last characters of a member's name. Longer ones first. */
export const HEADS_ZH: readonly string[] = [
  "套餐",
  "卡会员",
  "卡用户",
  "卡客户",
  "会员",
  "账户",
  "账号",
  "用户",
  "客户",
  "员工",
  "人员",
  "学生",
  "车型",
  "机型",
  "产品",
  "方案",
  "计划",
  "项目",
  "地区",
  "校区",
  "门店",
  "分店",
  "分公司",
  "子公司",
  "事业部",
  "部门",
  "车间",
  "仓库",
  "舱",
  "座",
  "房",
  "版",
  "方",
  "级",
  "类",
  "型",
  "档",
  "期",
  "区",
  "组",
  "队",
  "部",
  "厂",
  "号",
  "店",
  "线",
  "票",
  "险",
  "户",
  "班",
  "楼",
  "栋",
  "层",
  "卡",
];

/** Chinese modifiers; Latin words, letters and numbers right before the head count as well. */
export const MODIFIERS_ZH: readonly string[] = (
  "标准 企业 专业 基础 高级 旗舰 个人 团队 免费 付费 收费 普通 尊享 家庭 商业 商务 教育 国际 国内 试用 正式 白金 黄金 钻石 白银 银 金 普 黑 钻 贵宾 青铜 铂金 至尊 豪华 经济 头等 入门 进阶 精简 完整 轻量 " +
  "初级 中级 低级 特级 优等 一等 二等 三等 甲 乙 丙 丁 戊 一 二 三 四 五 六 七 八 九 十 第一 第二 第三 第四 第五 上 下 前 后 左 右 大 小 中 东 西 南 北 东部 西部 南部 北部 中部 " +
  "全职 兼职 临时 长期 短期 在职 离职 新 老 成人 儿童 学生 男 女 线上 线下 内部 外部 境内 境外 城市 农村 城镇 华东 华南 华北 华中 西南 西北 东北 定制 私有 公有 公共 专属 共享 独享 医疗 养老 失业 工伤 生育 意外 " +
  "实验 对照 出租 承租 买 卖 发包 承包 委托 受托 供应 采购 转让 受让 开发 建设 施工 监理 设计"
).split(" ");

/** Chinese words at which the subject of a clause ends and its statement begins. */
export const STATING_ZH: readonly string[] = [
  "为",
  "是",
  "有",
  "共",
  "达",
  "达到",
  "包含",
  "包括",
  "包",
  "含",
  "需",
  "须",
  "应",
  "可",
  "将",
  "收",
  "收取",
  "按",
  "约",
  "占",
  "不超过",
  "不少于",
  "不低于",
  "不高于",
  "至少",
  "至多",
  "最多",
  "最少",
  "最高",
  "最低",
  "超过",
  "高于",
  "低于",
  "增长",
  "增加",
  "上涨",
  "上升",
  "下降",
  "下跌",
  "减少",
  "提供",
  "支持",
  "享受",
  "享有",
  "享",
  "限",
  "不限",
  "仅",
  "只",
  "在",
  "于",
  "从",
  "由",
  "实现",
  "完成",
  "取得",
  "获得",
  "支付",
  "缴纳",
  "交纳",
  "报",
  "收报",
  "约为",
  "等于",
  "相当于",
  "合计",
  "总计",
  "累计",
  "平均",
  "不",
  "未",
  "已",
  "自",
];

/** English words at which the subject of a clause ends; forms as written. */
export const STATING_EN: readonly string[] = (
  "is are was were be been has have had does do did can could may might must will would shall should cannot " +
  "costs cost includes include included supports support allows allow requires require offers offer provides provide gets get applies apply expires expire " +
  "takes take lasts last contains contain covers cover receives receive needs need starts start ends begins begin comes come gives give remains remain pays pay " +
  "holds hold stays stay runs run weighs measures equals totals total averages reached reaches rose fell grew increased decreased scored scores proves proved won lost " +
  "earns earned employs employed produces produced sold sells accounts accounted made makes amounts amounted stands stood came ranks ranked opened closed lies covers spans " +
  "uses used charges charged comprises consists keeps kept recorded reported posted saw at of"
).split(" ");
