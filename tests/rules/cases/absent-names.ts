/** Source, answer, the names that must be flagged, and the question; [] where nothing may be flagged. */
export const ABSENT_NAMES: ReadonlyArray<
  readonly [source: string, answer: string, flagged: readonly string[], question?: string]
> = [
  // replaced names
  [
    "Marta Lindqvist leads the Orvalo plant in Tarnby.",
    "Helen Osgood leads the Orvalo plant in Tarnby.",
    ["Helen Osgood"],
  ],
  [
    "Marta Lindqvist leads the Orvalo plant in Tarnby.",
    "Marta Lindqvist leads the Orvalo plant in Kelbrook.",
    ["Kelbrook"],
  ],
  [
    "The contract was signed with Brightwell Ltd on behalf of the city.",
    "The contract was signed with Pellam Ltd on behalf of the city.",
    ["Pellam Ltd"],
  ],
  [
    "Refunds are handled by the Northgate office within two weeks.",
    "Refunds are handled by the Easton office within two weeks.",
    ["Easton"],
  ],
  [
    "The sensor was built by engineers from Sweden and tested at sea.",
    "The sensor was built by engineers from Norway and tested at sea.",
    ["Norway"],
  ],
  [
    "The museum hired the Danish architect Lise Holm for the new wing.",
    "The museum hired the Polish architect Lise Holm for the new wing.",
    ["Polish"],
  ],
  // equal forms
  ["Marta Lindqvist leads the Orvalo plant in Tarnby.", "Lindqvist leads the Orvalo plant in Tarnby.", []],
  ["Marta Lindqvist leads the Orvalo plant in Tarnby.", "M. Lindqvist leads the Orvalo plant in Tarnby.", []],
  ["Marta Lindqvist leads the Orvalo plant in Tarnby.", "Marta Lindqvist's Orvalo plant is in Tarnby.", []],
  ["Zoë Brûlé leads the Orvalo plant in Tarnby.", "Zoe Brule leads the Orvalo plant in Tarnby.", []],
  [
    "The World Health Organization published the guideline for clinics in spring.",
    "The WHO published the guideline for clinics in spring.",
    [],
  ],
  [
    "The WHO published the guideline for clinics in spring.",
    "The World Health Organization published the guideline for clinics in spring.",
    [],
  ],
  [
    "The clip was uploaded to Web Vista by the Torvald team in May.",
    "The clip was uploaded to WebVista by the Torvald team in May.",
    [],
  ],
  [
    "The plant was bought by an American group in the autumn sale.",
    "The plant was bought by a group from the United States in the autumn sale.",
    [],
  ],
  [
    "The Italian team under Coach Ferri won the final in extra time.",
    "The team from Italy under Coach Ferri won the final in extra time.",
    [],
  ],
  ["The survey covered Mac Allister stores in four towns.", "The survey covered MacAllister stores in four towns.", []],
  // no names
  [
    "Enter the address in the Town field and press Search to go on.",
    "Provide the address in the Town field and press Search to go on.",
    [],
  ],
  [
    "The fee is due on the first working day of the month.",
    "The fee is due on Monday, the first working day of the month.",
    [],
  ],
  [
    "She leads the Orvalo plant and was born in Tarnby.",
    "Marta Lindqvist leads the Orvalo plant and was born in Tarnby.",
    [],
  ],
  ["The former goalkeeper leads the club and lives in Tarnby.", "Piet Aalders leads the club and lives in Tarnby.", []],
  ["Born in Tarnby, Osgood spent her youth in Kelbrook.", "Helen Osgood was born in Tarnby.", []],
  [
    "Marta Lindqvist Is Awarded the Harbour Prize in Literature.",
    "Olga Brandt Is Awarded the Harbour Prize in Literature.",
    ["Olga Brandt"],
  ],
  [
    "Marta Lindqvist, the founder of the yard, was named engineer of the year.",
    "Helen Osgood, the founder of the yard, was named engineer of the year.",
    ["Helen Osgood"],
  ],
  [
    "Orvalo bought the harbour shop for two million in 2012.",
    "Pellam bought the harbour shop for two million in 2012.",
    ["Pellam"],
  ],
  // the question
  [
    "Marta Lindqvist leads the Orvalo plant in Tarnby.",
    "Helen Osgood leads the Orvalo plant in Tarnby.",
    [],
    "Does Helen Osgood lead the plant?",
  ],
  // phrases as answers
  [
    "The first prize went to Marta Lindqvist. The jury met twice.",
    "Helen Osgood",
    ["Helen Osgood"],
    "Who won the first prize?",
  ],
  ["The first prize went to Marta Lindqvist. The jury met twice.", "Lindqvist", [], "Who won the first prize?"],
  ["The first prize went to Marta Lindqvist. The jury met twice.", "not stated", [], "Who won the first prize?"],
  [
    "Der erste Preis ging an Marta Lindqvist. The film is a comedy.",
    "a drama",
    ["a drama"],
    "What kind of film is it?",
  ],
  ["一等奖颁给了林若溪。评委会开了两次会。", "赵启明", ["赵启明"], "谁获得了一等奖？"],
  ["一等奖颁给了林若溪。评委会开了两次会。", "林若溪", [], "谁获得了一等奖？"],
  ["一等奖颁给了林若溪。评委会开了两次会。", "未提及", [], "谁获得了一等奖？"],
  ["一等獎頒給了趙啟明。評委會開了兩次會。", "赵启明", [], "谁获得了一等奖？"],
  // 替换的名字
  ["云溪公司由林若溪创办，总部设在杭州。", "云溪公司由赵启明创办，总部设在杭州。", ["赵启明"]],
  ["云溪公司由林若溪创办，总部设在杭州。", "云溪公司由林若溪创办，总部设在厦门。", ["厦门"]],
  ["云溪公司由林若溪创办，总部设在杭州。", "云溪公司由林若溪创办，总部设在杭州市。", []],
  ["该设备由德国工程师设计，在海上测试了半年。", "该设备由法国工程师设计，在海上测试了半年。", ["法国"]],
  ["本次展览的策展人是欧阳静，展期为两个月。", "本次展览的策展人是诸葛瑶，展期为两个月。", ["诸葛瑶"]],
  [
    "这部纪录片由导演阿列克谢·彼得罗夫拍摄，今年上映。",
    "这部纪录片由导演马尔科·贝里尼拍摄，今年上映。",
    ["马尔科·贝里尼"],
  ],
  ["最终葡萄牙队在加时赛中夺冠，全场观众起立鼓掌。", "最终墨西哥队在加时赛中夺冠，全场观众起立鼓掌。", ["墨西哥"]],
  ["他是国内首位在三个跳水项目上夺冠的运动员。", "他是国内首位在三个举重项目上夺冠的运动员。", ["举重"]],
  ["作者是竹田一郎，全书共十二章。", "作者是黑泽明美，全书共十二章。", ["黑泽明美"]],
  ["评委会主席周文博宣布了获奖名单。", "评委会主席何思远宣布了获奖名单。", ["何思远"]],
  ["本名许知夏，生于海边小镇，后来成为作家。", "本名罗晚晴，生于海边小镇，后来成为作家。", ["罗晚晴"]],
  ["三位候选人曾以宁、沈嘉树、胡定安在会场合影。", "三位候选人曾以宁、韩立群、胡定安在会场合影。", ["韩立群"]],
  // 相同的写法
  ["《海港守則》由趙啟明起草，經大會通過。", "《海港守则》由赵启明起草，经大会通过。", []],
  ["阿列克谢·彼得罗夫在莫斯科拍摄了这部影片。", "彼得罗夫在莫斯科拍摄了这部影片。", []],
  ["阿列克谢·彼得罗夫在莫斯科拍摄了这部影片。", "阿列克谢•彼得罗夫在莫斯科拍摄了这部影片。", []],
  ["中国排球协会发布了新赛季的赛程。", "中国排协发布了新赛季的赛程。", []],
  ["中国排协发布了新赛季的赛程。", "中国排球协会发布了新赛季的赛程。", []],
  ["英国队以一球之差获胜，教练十分满意。", "英格兰队以一球之差获胜，教练十分满意。", []],
  ["上半年全国共查处违规问题三百件。", "上半年中国共查处违规问题三百件。", []],
  ["云溪公司由林若溪创办，总部设在杭州。", "云溪公司由林若溪成立，总部位于杭州。", []],
  ["广东省卫生中心在广州推出新平台。", "广东发布新平台。", []],
  ["上市公司收购了本地的超市业务。", "上市公司收编本土超市业务。", []],
  ["儿童入园必须体检，此举引发家长质疑。", "家长质疑幼儿园的体检要求。", []],
  ["退款由客服部门处理，一般需要三个工作日。", "退款由售后部门处理，一般需要三个工作日。", []],
  ["会议讨论了预算和编制问题。", "会议研究了预算和编制问题。", []],
  // 没有出现过的名字
  ["新馆于春天开放，首日接待观众两千人。", "馆长陆明哲表示，新馆首日接待观众两千人。", ["陆明哲"]],
  ["新馆于春天开放，首日接待观众两千人。", "新馆于春天开放，首日接待观众两千人，馆长表示满意。", []],
  ["新馆于春天开放，首日接待观众两千人。", "据澄江市文物管理局介绍，新馆首日接待观众两千人。", ["澄江市文物管理局"]],
  ["新馆于春天开放，首日接待观众两千人。", "新馆位于新加坡，首日接待观众两千人。", ["新加坡"]],
  [
    "新馆于春天开放，首日接待观众两千人。",
    "设计师费尔南多·索托马约尔说，新馆首日接待观众两千人。",
    ["费尔南多·索托马约尔"],
  ],
  ["新馆于春天开放，馆长陆明哲到场。", "馆长陆明哲表示欢迎各方来宾。", []],
  ["新馆于春天开放，馆长陆明哲到场。", "陆馆长表示欢迎各方来宾。", []],
  ["考察站建在南方的一座岛上，由国内企业施工。", "考察站位于格拉纳达岛，由国内企业施工。", ["格拉纳达岛"]],
  ["镇上的学校今年扩建，增加了两百个学位。", "石浦县的学校今年扩建，增加了两百个学位。", ["石浦县"]],
  ["镇上的学校今年扩建，增加了两百个学位。", "该市的学校今年扩建，增加了两百个学位。", []],
  ["镇上的学校今年扩建，增加了两百个学位。", "公司上市后，镇上的学校扩建。", []],
  // 问题中的名字
  ["新馆于春天开放，首日接待观众两千人。", "新加坡的新馆首日接待观众两千人。", [], "新加坡的新馆首日接待了多少观众？"],
  ["一等奖颁给了林若溪。评委会开了两次会。", "赵启明没有获得一等奖。", [], "赵启明获得一等奖了吗？"],
  // 短语
  ["首都设在临川城，人口约二十万。", "阿布罗斯", ["阿布罗斯"], "该国的首都在哪里？"],
  ["首都设在临川城，人口约二十万。", "临川", [], "该国的首都在哪里？"],
  ["首都设在临川城，人口约二十万。", "暂无相关信息", [], "该国的首都在哪里？"],
  ["影片由许知夏执导，片长两小时。", "罗晚晴", ["罗晚晴"], "影片的导演是谁？"],
  ["影片由许知夏执导，片长两小时。", "导演许知夏", [], "影片的导演是谁？"],
  ["该运动员主攻跳水，曾获三枚奖牌。", "举重", ["举重"], "该运动员是什么项目的？"],
  ["The film was directed by Edwin Castell.", "许知夏", [], "影片的导演是谁？"],
  ["影片由许知夏执导，片长两小时。", "Oliver Brandt", [], "影片的导演是谁？"],
  // 半个词不是名字
  ["公司否认存在数据泄露。", "公司承认存在数据泄露。", []],
  ["精品游戏《光·遇》在夏天推出了新地图。", "游戏《光·遇》在夏天推出了新地图。", []],
];
