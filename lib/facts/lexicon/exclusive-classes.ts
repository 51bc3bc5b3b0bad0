/**
 * Words of which one thing is only one at a time, one class a line: a knee is no shoulder. Where a passage has one of them in
 * the place of another, all else being the same, the two texts speak of two things. Lower case; English singular. Left out are
 * words that may both be true of one thing (singer and actor) and near synonyms (striker and forward). Written by hand.
 */
export const EXCLUSIVE_CLASSES: readonly string[] = [
  "shoulder|knee|ankle|elbow|wrist|hip|thumb|toe|lung|liver|kidney",
  "mother|father|brother|sister|son|daughter|wife|husband|uncle|aunt|nephew|niece|grandmother|grandfather|grandson|granddaughter",
  "goalkeeper|defender|midfielder|forward",
  "player|coach|referee|spectator",
  "engineer|architect|lawyer|nurse|teacher|pilot|chef|dentist|accountant|journalist|librarian|plumber|electrician|carpenter|farmer|mechanic|surgeon|pharmacist",
  "collector|seller|producer|designer|repairer",
  "dog|cat|horse|cow|sheep|goat|pig|rabbit|chicken|duck",
  "spring|summer|autumn|winter",
  "red|blue|green|yellow|purple|orange|pink|brown",
  "northern|southern|eastern|western",
  "car|truck|bus|train|ship|plane|bicycle|motorcycle|helicopter",
  "breakfast|lunch|dinner",
  "morning|afternoon|evening",
  "novel|song|painting|opera|sculpture|documentary",
  "hospital|museum|library|prison|airport|cathedral|mosque|synagogue|stadium|factory|hotel",
  "christian|muslim|jewish|hindu|buddhist|sikh",
  "football|basketball|baseball|cricket|tennis|golf|rugby|hockey|volleyball|handball|boxing|wrestling|judo|swimming|badminton",
  "膝盖|肩膀|脚踝|手腕|肘部|髋部|肺部|肝脏|肾脏",
  "母亲|父亲|哥哥|弟弟|姐姐|妹妹|儿子|女儿|妻子|丈夫|叔叔|姑姑|外甥|侄女|祖母|祖父|孙子|孙女",
  "门将|后卫|中场|前锋",
  "球员|教练|裁判|球迷",
  "工程师|建筑师|律师|护士|教师|飞行员|厨师|牙医|会计师|记者|药剂师|木匠|电工|农民",
  "春季|夏季|秋季|冬季",
  "东部|西部|南部|北部",
  "汽车|卡车|火车|轮船|飞机|自行车|摩托车|直升机",
  "早餐|午餐|晚餐",
  "上午|下午|晚上",
  "小说|歌曲|油画|歌剧|雕塑|纪录片",
  "医院|博物馆|图书馆|监狱|机场|教堂|清真寺|体育馆|工厂|酒店",
  "基督教|伊斯兰教|佛教|道教|印度教|犹太教",
];
