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
];
