/** English nouns that a number behind them only points at: "Table 4", "passage 2", "Step 3". Lower case. */
export const REFERENCE_NOUNS: ReadonlySet<string> = new Set(
  (
    "figure fig figs figures table tables passage passages page pages pp p step steps chapter chapters appendix annex exhibit " +
    "schedule attachment item items no nos nr nrs number numbers note notes footnote box example equation eq slide sheet row " +
    "column line lines room suite apartment apt flat floor gate platform route highway interstate flight bus track volume vol issue " +
    "lot bullet question q answer option source sources ref reference references document doc citation case part parts phase level " +
    "grade tier type category class group stage round season episode book unit module lesson form block district ward unit " +
    "rank zone area channel port room building bldg lane exit tag ticket order invoice id ids code key version versions release ver task " +
    "formula model series generation gen psalm verse act scene rule policy plan rfc pep issue pr point points " +
    "port ports ext extension zip postcode pin serial sku status error account isbn issn"
  ).split(" "),
);

/** Of those, nouns that name a part of a rule or contract. */
export const CLAUSE_NOUNS: ReadonlySet<string> = new Set(
  "section sections sec article articles art clause clauses paragraph paragraphs para paras subsection subclause regulation rule chapter § §§".split(
    " ",
  ),
);

/** Nouns of parts of a document that Roman numerals number, beside the nouns of clauses. */
export const ROMAN_NOUNS: ReadonlySet<string> = new Set(
  "part title schedule annex appendix book volume exhibit".split(" "),
);

/** Chinese nouns before a code of figures: 端口8080, 错误码 10086. Longest first. */
export const HAN_CODES: readonly string[] = [
  "统一社会信用代码",
  "身份证号码",
  "身份证号",
  "端口号",
  "错误码",
  "状态码",
  "订单号",
  "合同号",
  "手机号",
  "电话号码",
  "邮政编码",
  "分机号",
  "流水号",
  "快递单号",
  "银行账号",
  "银行卡号",
  "车牌号",
  "序列号",
  "许可证号",
  "端口",
  "邮编",
  "编号",
  "编码",
  "代码",
  "工号",
  "卡号",
  "单号",
  "尾号",
  "区号",
  "学号",
  "股票代码",
  "分机",
  "QQ群",
];

/** Of those, nouns that a version follows. */
export const VERSION_NOUNS: ReadonlySet<string> = new Set("version versions ver release v".split(" "));

/** Names of products that are told apart by a number: "Node 20" is a version, not twenty of something. */
export const VERSIONED_NAMES: ReadonlySet<string> = new Set(
  (
    "node node.js ios ipados macos android windows python java javascript ecmascript chrome chromium firefox safari edge ubuntu debian fedora " +
    "centos rhel php ruby go golang rust react angular vue svelte next.js nuxt kubernetes postgresql postgres mysql mariadb redis mongodb " +
    "sqlite typescript http http/ tls ssl office dotnet .net iphone ipad galaxy pixel gpt llama claude gemini qwen mistral deepseek playstation " +
    "xbox boeing airbus django flask spring electron webpack vite npm deno bun swift kotlin scala perl unicode usb bluetooth wi-fi wifi pcie " +
    "ddr hdmi html css es openssl openssh nginx apache tomcat hadoop spark kafka elasticsearch exchange sharepoint outlook internet " +
    "explorer oracle jdk jre gcc clang llvm cuda directx opengl vulkan minecraft photoshop"
  ).split(" "),
);

/** Names of indexes, cards and lists that a number belongs to: "S&P 500", "RTX 4090", 沪深300. Case counts. Chips that answers mix up (骁龙810) stay numbers. */
export const NUMBERED_NAMES: readonly string[] = [
  ..."S&P|Nasdaq|NASDAQ|FTSE|CAC|DAX|CSI|Russell|Nikkei|Dow Jones|Stoxx|STOXX|Fortune|Fortune Global|RTX|GTX|RX|Ryzen|Snapdragon|Wi-Fi".split(
    "|",
  ),
  ..."沪深|中证|上证|标普|标准普尔|纳斯达克|富时|日经|罗素|财富|世界".split("|"),
];

/** Bodies whose standards are named by number. */
export const STANDARD_BODIES: ReadonlySet<string> = new Set(
  "iso iec ieee rfc gb gb/t gbt gb/z din en astm ansi nist fips itu-t itu bs jis nfpa sae iso/iec asme ul dl hj jgj yy yd sj ga ty qb hg jt jb pep bip eip cve un ec".split(
    " ",
  ),
);

/** Words before a hyphen and a number that do not make a name of both ("mid-1972"). */
export const LOOSE_PREFIXES: ReadonlySet<string> = new Set(
  "mid pre post non sub early late over under near about ex to of and or a per minus plus".split(" "),
);

/** Chinese nouns before a figure that only point at something: 图3, 表 4, 附件1. Longest first. */
export const HAN_REFERENCES: readonly string[] = [
  "附图",
  "附表",
  "附件",
  "附录",
  "图表",
  "步骤",
  "段落",
  "来源",
  "文献",
  "脚注",
  "公式",
  "示例",
  "案例",
  "选项",
  "参考资料",
  "资料",
  "问题",
  "图",
  "表",
  "页",
  "注",
  "例",
  "式",
  "题",
  "步",
];

/** Units behind 第 + numeral that make a clause of a rule. */
export const HAN_CLAUSES = "条款项章节编目则";
