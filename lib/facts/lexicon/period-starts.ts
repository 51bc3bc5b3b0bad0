/**
 * Events from which a period is counted ("30 days after purchase", 自签收之日起12个月), one event a line with its words in both
 * languages, apart by "|". Words of one line mean one event, or two that a policy does not tell apart (delivery and receipt).
 * Lower case. Written by hand.
 */
export const PERIOD_STARTS: readonly string[] = [
  "delivery|delivered|receipt|receive|received|receiving|arrival|arrives|arrived|签收|收货|收到|送达|交付|到货|收件",
  "purchase|purchased|purchasing|order|ordered|ordering|buy|bought|buying|checkout|购买|下单|订购|购机|购入|成交|购货",
  "payment|paid|paying|pay|付款|支付|缴费|付清|缴款|到账",
  "dispatch|dispatched|shipment|shipped|shipping|ships|发货|寄出|出库|发出",
  "invoice|invoiced|billing|billed|开票|发票|账单",
  "signature|signed|signing|sign|execution|签署|签订|签约|签字",
  "activation|activated|activating|激活|启用|开通|开机",
  "effective|生效|施行|实施",
  "registration|registered|registering|register|signup|sign-up|enrolment|enrollment|enrolled|注册|登记|报名",
  "installation|installed|installing|安装",
  "inspection|验收|检验",
  "termination|terminated|expiry|expiration|expires|expired|cancellation|cancelled|canceled|终止|解除|到期|届满|期满|取消",
  "application|applied|applying|submission|submitted|submitting|filing|filed|申请|提交|递交|申报",
  "approval|approved|approving|审批|批准|核准|审核|审定",
  "publication|published|announcement|announced|announcing|公布|发布|公告|公示",
  "hire|hired|hiring|joining|joined|入职|受聘|上岗|录用",
  "resignation|resigned|resigning|离职|辞职",
  "birth|born|出生|分娩",
  "notice|notification|notified|通知|告知",
  "accident|incident|injury|事故|出险|受伤",
  "discovery|discovered|discovering|发现|知悉",
  "manufacture|manufactured|production|出厂|生产",
  "repair|repaired|维修|修复",
  "opening|opened|unsealing|开封|拆封|开启",
  "graduation|graduated|graduating|毕业",
  "retirement|retired|retiring|退休",
];

/** English words that lead to the event; "of" only right behind a unit of time: "within 14 days of delivery". */
export const START_LEADS_EN: ReadonlySet<string> = new Set("from after since following upon".split(" "));

/** English words that stand between the lead and the event, or between the parts of one event. */
export const START_FILLERS_EN: ReadonlySet<string> = new Set(
  "a an the your its their our his her this that date day time moment month day of you we they it is was are were has been have having first initial original actual being customer customer's employee employee's goods product item order's".split(
    " ",
  ),
);

/** Chinese words between an event and what says that a period starts there, longer ones first. */
export const START_FILLERS_ZH: readonly string[] = [
  "本合同",
  "本协议",
  "成功",
  "完成",
  "完毕",
  "通过",
  "结束",
  "合格",
  "商品",
  "货物",
  "合同",
  "协议",
  "订单",
  "产品",
  "款项",
  "货款",
  "的",
  "了",
  "并",
];

/** What says in Chinese that a period starts at the event before it, longer ones first. */
export const START_MARKS_ZH: readonly string[] = [
  "之日",
  "当日",
  "当天",
  "次日",
  "次月",
  "日期",
  "之后",
  "以后",
  "日",
  "后",
  "起",
  "算起",
  "时起",
];
