const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Lower-case words that join the words of one English name: "Bank of England", "Ludwig van Beethoven". */
export const NAME_JOINERS = words(
  "of de da do dos del della der den di du la le las los el al van von ter ten bin ibn y the & and",
);

/**
 * Words with a capital that name nobody by themselves: titles and offices, months and days, languages of no place, compass,
 * headings and labels, verbs of headlines. Lower case. They part the names around them: "Facebook CEO Elon Musk".
 */
export const NO_NAMES = words(
  "mr mrs ms miss mx dr prof professor sir lady lord dame madam madame rev reverend father sister brother saint st hon honourable honorable " +
    "president vice prime minister premier chancellor secretary senator governor mayor congressman congresswoman representative ambassador judge justice " +
    "king queen prince princess duke duchess earl baron emperor empress pope cardinal bishop archbishop rabbi imam sheikh " +
    "general colonel major captain lieutenant sergeant commander admiral officer detective inspector constable sheriff chief deputy assistant acting former late " +
    "ceo cfo coo cto chairman chairwoman chair director manager head coach founder co-founder cofounder owner editor spokesman spokeswoman spokesperson " +
    "doctor nurse actor actress singer author writer professor attorney lawyer agent customer client user sales marketing " +
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec " +
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun " +
    "north south east west northern southern eastern western northeast northwest southeast southwest central upper lower greater " +
    "christmas easter thanksgiving ramadan halloween internet web website online email e-mail " +
    "chapter section article part page table figure appendix annex clause paragraph schedule exhibit step phase stage item note question answer version volume vol no number " +
    "english celsius fahrenheit kelvin i ii iii iv v vi vii viii ix x xi xii am pm a.m p.m est pst utc gmt bc ad bce ce yoy q1 q2 q3 q4 h1 h2 faq faqs id ids ok tv pdf url api usd eur gbp cny rmb " +
    "bachelor master arts science degree phd mba diploma passage source document text citation reference " +
    "god bible roman mom dad christian christians muslim muslims jew jews jewish catholic catholics protestant roman islam islamic christianity " +
    "democrat democrats democratic republican republicans black white state states government parliament congress senate court house " +
    "is are was were has have had be been to named wins ends " +
    "summary overview conclusion introduction background please yes no true false",
);

/** Kinds that stand in names and name nobody alone: "Washington University" is known by "Washington". Lower case. */
export const NAME_HEADS = words(
  "university college school institute academy museum library hospital clinic center centre foundation association society union council committee commission " +
    "company corporation corp inc incorporated ltd limited llc plc gmbh ag sa co group holdings holding partners bank trust fund insurance airlines airways motors " +
    "party ministry department agency office bureau authority administration service services system systems solutions technologies technology tech software labs studios studio pictures entertainment records media network channel news times post journal magazine press " +
    "city town village county district province region republic kingdom empire island islands lake river mount mountain mountains valley bay sea ocean gulf strait desert forest park beach bridge street road avenue square airport station stadium arena hall palace castle tower building cathedral church temple port " +
    "war battle cup league championship championships olympics games award awards prize festival conference summit treaty act law bill code plan agreement contract policy program programme project initiative team club united football film movie series show album song book novel edition package suite world international national federal royal new old great first second third american european",
);

/** Common openers of sentences that are no names though they bear a capital. Lower case; adverbs in -ly are known by their ending. */
export const OPENERS = words(
  "according additionally after although also among and another any as at based because before below besides both but by can children comes consider consult contact could customers despite did do does due during each either even every everyone everything examples experts " +
    "few finally find first for founded from further furthermore get given had has have he hence her here his how however if in include including instead investigators it its just keep last later least less let like located made make making many meanwhile men more moreover most much my never nevertheless next nobody none nor not nothing now of officials often on once one only or other others our out over overall people perhaps police prosecutors regardless residents researchers scientists several she should similarly since so some someone sometimes soon sources still students studies such take taken than that the their them then there therefore these they this those though through thus to today together tomorrow too two three four five six seven eight nine ten under unfortunately unless unlike until up upon use used users using very was we well were what whatever when where whether which while who whoever whose why will with within without women workers would yesterday yet you your born known set played players fans experts critics parents teachers doctors employees members families authorities lawyers voters volunteers witnesses",
);
