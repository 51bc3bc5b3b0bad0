/** English words that carry no content of their own; they do not count when a claim is held against a passage. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the this that these those and or but nor so yet if then than as of at by for from in into on onto off over under to toward towards " +
    "up upon with within about above after before below between during through out per via i me my we us our ours you your yours he him his " +
    "she her hers it its they them their theirs who whom whose which what where when why how be am is are was were been being do does did " +
    "done doing have has had having will would shall should can could may might must also too very just there here such some any each " +
    "both other another own same s t"
  ).split(" "),
);
