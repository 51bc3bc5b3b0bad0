/** Source, answer, and the words that must be flagged; [] where nothing may be flagged. */
export const SWAPPED_NAMES: ReadonlyArray<readonly [source: string, answer: string, flagged: readonly string[]]> = [
  // exchanged around a verb
  [
    "Orvalo sued Brightwell over the pump design.",
    "Brightwell sued Orvalo over the pump design.",
    ["Brightwell sued Orvalo"],
  ],
  ["Orvalo sued Brightwell over the pump design.", "Orvalo sued Brightwell over the pump design.", []],
  ["Orvalo sued Brightwell over the pump design.", "Brightwell was sued by Orvalo over the pump design.", []],
  [
    "Brightwell was sued by Orvalo over the pump design.",
    "Orvalo was sued by Brightwell over the pump design.",
    ["Orvalo was sued by Brightwell"],
  ],
  ["Brightwell was sued by Orvalo over the pump design.", "Orvalo sued Brightwell over the pump design.", []],
  [
    "Marta Lindqvist succeeded Helen Osgood as head of the plant.",
    "Helen Osgood succeeded Marta Lindqvist as head of the plant.",
    ["Helen Osgood succeeded Marta Lindqvist"],
  ],
  [
    "The tenant shall notify the landlord of any damage within a week.",
    "The landlord shall notify the tenant of any damage within a week.",
    ["landlord shall notify the tenant"],
  ],
  [
    "The tenant shall notify the landlord of any damage within a week.",
    "The tenant must notify the landlord of any damage within a week.",
    [],
  ],
  [
    "The lender may charge the borrower a fee for late payment.",
    "The borrower may charge the lender a fee for late payment.",
    ["borrower may charge the lender"],
  ],
  // members of a set
  [
    "Party A shall pay Party B within 30 days.",
    "Party B shall pay Party A within 30 days.",
    ["Party B shall pay Party A"],
  ],
  [
    "The northern plant is larger than the southern plant.",
    "The southern plant is larger than the northern plant.",
    ["southern plant is larger than the northern plant"],
  ],
  ["Party A shall pay Party B within 30 days.", "Party A pays Party B within 30 days.", []],
  ["Party A shall be paid by Party B within 30 days.", "Party B shall pay Party A within 30 days.", []],
  // the other voice
  ["Brightwell was acquired by Orvalo in 2019.", "Brightwell acquired Orvalo in 2019.", ["Brightwell acquired Orvalo"]],
  ["甲方已被乙方起诉。", "甲方已起诉乙方。", ["甲方已起诉乙方"]],
  ["甲方已被乙方起诉。", "乙方已起诉甲方。", []],
  // comparisons, rankings, directions
  [
    "Lake Verno is deeper than Lake Tarn.",
    "Lake Tarn is deeper than Lake Verno.",
    ["Lake Tarn is deeper than Lake Verno"],
  ],
  ["Lake Verno is deeper than Lake Tarn.", "Lake Tarn is shallower than Lake Verno.", []],
  [
    "Tarnby ranks first and Kelbrook ranks second in the survey.",
    "Kelbrook ranks first and Tarnby ranks second in the survey.",
    ["Kelbrook ranks first and Tarnby"],
  ],
  [
    "Tarnby ranks first and Kelbrook ranks second in the survey.",
    "Kelbrook ranks second and Tarnby ranks first in the survey.",
    [],
  ],
  [
    "Output rose in Tarnby and fell in Kelbrook during the summer.",
    "Output rose in Kelbrook and fell in Tarnby during the summer.",
    ["Kelbrook and fell in Tarnby"],
  ],
  [
    "Output rose in Tarnby and fell in Kelbrook during the summer.",
    "Output fell in Kelbrook and rose in Tarnby during the summer.",
    [],
  ],
  [
    "The line runs from Tarnby to Kelbrook along the coast.",
    "The line runs from Kelbrook to Tarnby along the coast.",
    ["Kelbrook to Tarnby"],
  ],
  // sides that may change places
  [
    "Marta Lindqvist and Helen Osgood signed the agreement.",
    "Helen Osgood and Marta Lindqvist signed the agreement.",
    [],
  ],
  ["Orvalo merged with Brightwell in the spring.", "Brightwell merged with Orvalo in the spring.", []],
  ["Tarnby played Kelbrook in the cup on Sunday.", "Kelbrook played Tarnby in the cup on Sunday.", []],
  [
    "Tarnby borders Kelbrook to the sea side of the hills.",
    "Kelbrook borders Tarnby to the sea side of the hills.",
    [],
  ],
  ["Marta Lindqvist is the director of Orvalo.", "Orvalo's director is Marta Lindqvist.", []],
  ["The stores are in Tarnby, Kelbrook and Lunden.", "The stores are in Lunden, Kelbrook and Tarnby.", []],
  // a name of the source in the place of another
  [
    "Orvalo makes pumps for farms in the valley. Its rival Brightwell sells pumps to mines.",
    "Brightwell makes pumps for farms in the valley.",
    ["Brightwell"],
  ],
  [
    "Orvalo makes pumps for farms in the valley. Its rival Brightwell sells pumps to mines.",
    "Orvalo makes pumps for farms in the valley.",
    [],
  ],
  [
    "Orvalo makes pumps for farms in the valley. The firm, formerly called Brightwell, sells pumps to mines.",
    "Brightwell makes pumps for farms in the valley.",
    [],
  ],
  [
    "Shut the door and try the lock again. Then press Close on the panel.",
    "Close the door and try the lock again.",
    [],
  ],
  // 动词两边的名字
  ["云溪公司起诉海棠公司违约。", "海棠公司起诉云溪公司违约。", ["海棠公司起诉云溪公司"]],
  ["云溪公司起诉海棠公司违约。", "云溪公司起诉海棠公司违约。", []],
  ["云溪公司收购了海棠公司全部股份。", "海棠公司被云溪公司收购了全部股份。", []],
  ["海棠公司被云溪公司收购了全部股份。", "云溪公司被海棠公司收购了全部股份。", ["云溪公司被海棠公司"]],
  ["甲方应当在七日内向乙方交付货物。", "乙方应当在七日内向甲方交付货物。", ["乙方应当在七日内向甲方"]],
  ["甲方应当在七日内向乙方交付货物。", "甲方须在七日内向乙方交付货物。", []],
  ["原告请求被告赔偿损失。", "被告请求原告赔偿损失。", ["被告请求原告"]],
  ["林若溪击败赵启明，获得冠军。", "赵启明击败林若溪，获得冠军。", ["赵启明击败林若溪"]],
  ["出租人应当提前一个月通知承租人。", "承租人应当提前一个月通知出租人。", ["承租人应当提前一个月通知出租人"]],
  // 比较、排名、方向
  ["杭州的湿度高于厦门。", "厦门的湿度高于杭州。", ["厦门的湿度高于杭州"]],
  ["杭州的湿度高于厦门。", "厦门的湿度低于杭州。", []],
  ["调查中林若溪排名第一，赵启明排名第二。", "调查中赵启明排名第一，林若溪排名第二。", ["赵启明排名第一，林若溪"]],
  ["调查中林若溪排名第一，赵启明排名第二。", "调查中赵启明排名第二，林若溪排名第一。", []],
  ["列车从杭州开往厦门，每小时一班。", "列车从厦门开往杭州，每小时一班。", ["厦门开往杭州"]],
  // 可以互换的两边
  ["杭州和厦门的湿度都很高。", "厦门和杭州的湿度都很高。", []],
  ["林若溪与赵启明结婚。", "赵启明与林若溪结婚。", []],
  ["云溪公司与海棠公司签署了协议。", "海棠公司与云溪公司签署了协议。", []],
  ["门店分布在杭州、厦门、成都。", "门店分布在成都、厦门、杭州。", []],
  // 别处的名字
  ["云溪公司由林若溪在老磨坊里创办。海棠公司由赵启明在港口区创办。", "云溪公司由赵启明在老磨坊里创办。", ["赵启明"]],
  ["云溪公司由林若溪在老磨坊里创办。海棠公司由赵启明在港口区创办。", "云溪公司由林若溪在老磨坊里创办。", []],
  ["云溪公司由林若溪在老磨坊里创办。海棠公司由赵启明在港口区创办。", "海棠公司由赵启明在港口区创办。", []],
];
