/** Prefixes that turn a word into its opposite. */
export const NEGATIVE_PREFIXES: readonly string[] = ["un", "in", "im", "il", "ir", "non", "dis", "mis"];

/** Words that look like prefix + word and are no opposites of it, as stems would read them. */
export const FALSE_PREFIXES: ReadonlySet<string> = new Set(
  (
    "under until unit unite united union unique universe universal uniform uncle unless unlike undergo understand undertake " +
    "unveil unravel unleash underlie unto unfold " +
    "increase include including income indeed inside instead invest invent invention intend intent intense interest internal inform information " +
    "industry influence inland input insight install installed installation instance intake inward inbound index indent inquire inquiry inter " +
    "intern invoice innovation innovate incorporate incorporated inhabit inherit inspire insure insurance inflammable invaluable indifferent " +
    "indoor indoors infamous inset into inn innate inner incline incur induce infer inflow influx ingrain initial inmate inscribe insert inspect " +
    "install instill institute instruct instrument integrate intone invade invoke involve inline inshore inpatient infold ingest inject " +
    "import important importance impact impart impress impression improve improvement imply impose impound implant implement impel impend impulse imprint " +
    "immerse immigrant immigrate immigration immediate immense image imagine imitate impassioned impatient " +
    "illustrate illuminate illness iron irritate irrigate " +
    "display disc disk dish discover discovery discount discuss discussion disease distress distract distinct distribute district disturb " +
    "dispatch dispose disposal disposition dismay dismiss discharge disclose disclosure discourse discipline disguise discern disaster dispute dissolve " +
    "dissection distance distant distill divide distort disable " +
    "mission miss missile mister mistress missing mix misty mist mister mist mistake mislay mischief " +
    "none nonce " +
    "deal deep deer demand department depart depend deposit describe design desire detail determine develop device deliver delivery delay define degree democrat " +
    "decide declare decline decrease defend defence defense defeat define deny depict deport derive descend deserve despite destroy detect detest debate " +
    "debase deface default defer defile deform defraud degrade delight denote deploy deplore depose depress desert desist detain detract devote debut debrief " +
    "decay decease decent deter demean demise demonstrate demote denounce denomination design desolate despair " +
    "abide able about above abroad absent absolute abstract abuse absorb absurd abolish abound abuse " +
    "a able about above across act add admit adopt advance advice affair afford again age agree ahead aid aim air alarm alive all allow alone along amount amaze " +
    "among annoy another answer any apart appear apply approach area argue arise arm around arrange array arrive article ascend ash ashore aside ask aspect assign assist " +
    "assume assure assent asset assort atone attack attain attempt attend attire attract attribute avoid award aware away awoke await awake amid amend amass amuse " +
    "account accustom accord acre acquit avenge aver avow abase abate abet abode abridge acclaim accost afar afield afloat afoot afresh aground ajar akin alike aloft " +
    "aloud amiss anew apace apiece aplenty appoint appraise apprise approve arouse arrest asleep asunder astern astray astride atop averse averse avert awash awhile awry ape ate"
  ).split(" "),
);
