/**
 * Members of classes that questions ask for by the class's name ("what sport", "which language"). Two sources that name two
 * members for one subject disagree. Lower case; one line a class: the words that ask for it, then its members.
 */
export interface Category {
  asks: readonly string[];
  members: readonly string[];
}

const list = (words: string): string[] => words.split("|");

export const CATEGORIES: readonly Category[] = [
  {
    asks: list("sport|sports|运动|项目|体育项目"),
    members: list(
      "football|soccer|american football|association football|basketball|baseball|cricket|tennis|golf|rugby|rugby union|rugby league|ice hockey|field hockey|hockey|volleyball|handball|boxing|wrestling|sumo wrestling|judo|swimming|diving|athletics|speed skating|figure skating|skiing|snooker|chess|badminton|table tennis|cycling|rowing|sailing|fencing|archery|gymnastics|weightlifting|curling|lacrosse|softball|squash|surfing|triathlon|water polo|足球|篮球|排球|网球|羽毛球|乒乓球|游泳|跳水|田径|体操|举重|射击|射箭|拳击|摔跤|柔道|花样滑冰|短道速滑|速度滑冰|滑雪|冰壶|棒球|高尔夫|围棋|象棋|击剑|赛艇|帆船|自行车",
    ),
  },
  {
    asks: list("genre|genres|kind of film|kind of music|类型|题材"),
    members: list(
      "drama|comedy|romantic comedy|romantic drama|thriller|horror|documentary|short film|silent film|silent cartoon short|cartoon|film noir|western|musical|science fiction|fantasy|action|adventure|animation|biopic|crime|mystery|war film|rock|pop|jazz|blues|country|reggae|hip hop|rap|folk|classical|soul|funk|disco|heavy metal|punk|electronic|techno|ambient|喜剧|悲剧|剧情|爱情|动作|科幻|恐怖|悬疑|惊悚|纪录片|动画|战争|武侠|古装|摇滚|流行|爵士|民谣|古典",
    ),
  },
  {
    asks: list("profession|occupation|job|职业|身份"),
    members: list(
      "actor|actress|singer|musician|composer|painter|sculptor|architect|writer|author|novelist|poet|journalist|lawyer|judge|politician|priest|anglican priest|bishop|teacher|professor|scientist|physicist|chemist|biologist|mathematician|engineer|doctor|physician|surgeon|nurse|soldier|officer|admiral|general|pilot|astronaut|chef|cook|footballer|basketball player|cricketer|golfer|tennis player|boxer|racing driver|director|producer|photographer|dancer|model|comedian|businessman|entrepreneur|banker|economist|historian|philosopher|trombonist|pianist|violinist|guitarist|drummer|mezzo-soprano|soprano|tenor|演员|歌手|作家|诗人|画家|导演|医生|教师|教授|律师|法官|记者|工程师|科学家|厨师|运动员|企业家|商人|军人|飞行员",
    ),
  },
  {
    asks: list("position|位置"),
    members: list(
      "goalkeeper|defender|midfielder|forward|striker|winger|centre-back|center|centre|full-back|left-back|right-back|quarterback|linebacker|running back|wide receiver|pitcher|catcher|shortstop|point guard|shooting guard|small forward|power forward|prop|hooker|fly-half|scrum-half|门将|后卫|中场|前锋|中锋|边锋",
    ),
  },
  {
    asks: list("language|languages|语言"),
    members: list(
      "english|french|german|spanish|italian|portuguese|russian|chinese|mandarin|cantonese|japanese|korean|hindi|urdu|punjabi|bengali|tamil|telugu|malayalam|kannada|marathi|gujarati|arabic|persian|turkish|hebrew|greek|latin|dutch|swedish|norwegian|danish|finnish|polish|czech|hungarian|romanian|ukrainian|vietnamese|thai|indonesian|malay|swahili|英语|法语|德语|西班牙语|意大利语|葡萄牙语|俄语|汉语|中文|普通话|粤语|日语|韩语|阿拉伯语|越南语|泰语",
    ),
  },
  {
    asks: list("political party|party|政党|党派"),
    members: list(
      "republican|democratic|democrat|conservative|labour|liberal|liberal democrat|green|socialist|communist|libertarian|independent|whig|federalist|social democratic|christian democratic|national party|nationalist|共和党|民主党|保守党|工党|自由党|绿党|社会党|共产党",
    ),
  },
  {
    asks: list("ideology|political ideology|意识形态"),
    members: list(
      "conservative|conservatism|liberal|liberalism|socialist|socialism|communist|communism|nationalist|nationalism|fascist|fascism|anarchist|anarchism|social democracy|libertarian|libertarianism|centrist|populist|populism|neo-nazi|neo-nazism|green",
    ),
  },
  {
    asks: list("format|broadcast format|格式"),
    members: list(
      "news|talk|news/talk|sports|sports radio|classical music|classical|country|top 40|contemporary hit radio|adult contemporary|classic rock|classic hits|oldies|rock|jazz|religious|gospel|christian|spanish|spanish tropical|urban|pdf|docx|csv|json|xml|png|jpeg|mp3|mp4",
    ),
  },
  {
    asks: list("medium|形式"),
    members: list(
      "play|novel|film|movie|musical|opera|poem|short story|album|song|painting|sculpture|television series|tv series|radio play|comic|video game|小说|电影|话剧|歌剧|诗|绘画|雕塑|电视剧|漫画|游戏",
    ),
  },
  {
    asks: list("gender|sex|性别"),
    members: list(
      "male|female|all-boys|all boys|boys|all-girls|all girls|girls|co-ed|coed|co-educational|coeducational|mixed|single-sex|men|women|男|女|男校|女校|混合",
    ),
  },
];
