/** English words that bear little meaning of their own: alignment counts them lightly, a cue reaches past them to its head. */
export const FUNCTION_EN: readonly string[] = (
  "a an the this that these those such any some each every either " +
  "i me my we us our you your he him his she her hers it its they them their theirs itself themselves himself herself one ones " +
  "am is are was were be been being do does did done doing have has had having will would shall should can could may might must ought " +
  "of in on at by to from for with within into onto upon over under about as than then so too very also just even still already yet ever " +
  "and or nor but if because although though while whereas when where which who whom whose what why how " +
  "not no never none neither without " +
  "i'll you'll he'll she'll it'll we'll they'll i'm you're we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd let's " +
  "there here up out off down through during between among across per via " +
  "currently now actually really quite rather much more most only generally usually typically necessarily otherwise fully completely entirely " +
  "all both other another same own get gets got able manage manages managed succeed succeeds succeeded going began begun begin begins"
).split(" ");

/** Chinese characters that bear little meaning of their own. */
export const FUNCTION_ZH: readonly string[] = [
  ..."的了是在和与及或之其这那也都还就又而并且被把将对为以于由从向给会能可得着过地所等则即各该此个们吗呢吧啊均皆仍很太最予",
];
