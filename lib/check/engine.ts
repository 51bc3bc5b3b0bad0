/** Version of engine and rule set, written into every report so that yesterday's verdict can be run again. */
export const ENGINE = "citecheck/0.1.0 rules/1";
