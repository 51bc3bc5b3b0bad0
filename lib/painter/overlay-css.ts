/** Design tokens, one set for each ground; the overlay's `data-ground` chooses. */
const TOKENS = `
:host{--surface:#fff;--sunken:#eef0f2;--raised:#fff;--foot:#f5f6f7;--line:#dde1e5;--line-strong:#7f8a94;--text:#171b1f;--text-2:#46505a;--text-3:#5f6a74;
--focus:#0a6570;--contradicted:#b0123f;--contradicted-soft:#fdecf0;--unsupported:#855000;--unsupported-soft:#fdf1df;--notice:#1d5bb8;--notice-soft:#e9f0fb;
--info:#56616b;--info-soft:#eef0f2;--unchecked:#56616b;--unchecked-soft:#f3f4f6;--supported:#1a6b3b;--supported-soft:#e6f3ea;--on-severity:#fff;
--shadow:0 1px 2px rgb(20 28 36/.06),0 8px 28px rgb(20 28 36/.14);
--sans:Inter,"SF Pro Text","Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans","Liberation Sans","PingFang SC","Microsoft YaHei UI","HarmonyOS Sans SC","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif;
--mono:"JetBrains Mono",ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Noto Sans Mono CJK SC",monospace;--lh:1.5}
.layer[data-ground=dark]{--surface:#16191c;--sunken:#1e2226;--raised:#1f2428;--foot:#0f1214;--line:#2d3338;--line-strong:#76818b;--text:#eceff1;--text-2:#b7c0c8;--text-3:#98a3ac;
--focus:#63c6cf;--contradicted:#ff8ba3;--contradicted-soft:#3a1620;--unsupported:#f0b35a;--unsupported-soft:#33240d;--notice:#84b4ff;--notice-soft:#14263f;
--info:#aab4bd;--info-soft:#23282c;--unchecked:#aab4bd;--unchecked-soft:#1e2226;--supported:#74cb93;--supported-soft:#142c1d;--on-severity:#14171a;
--shadow:0 1px 2px rgb(0 0 0/.5),0 10px 32px rgb(0 0 0/.55)}
.layer[data-ground=contrast]{--sunken:#fff;--foot:#fff;--line:#000;--line-strong:#000;--text:#000;--text-2:#000;--text-3:#1f1f1f;--focus:#003b44;
--contradicted:#7a0026;--contradicted-soft:#fff;--unsupported:#553200;--unsupported-soft:#fff;--notice:#003a8c;--notice-soft:#fff;--info:#2b3238;--info-soft:#fff;
--unchecked:#2b3238;--unchecked-soft:#fff;--supported:#00431c;--supported-soft:#fff;--shadow:0 0 0 1px #000}
`;

const CARD = `
.card{position:fixed;width:min(456px,92vw);background:var(--raised);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shadow);pointer-events:auto;animation:appear 90ms ease-out}
.card.away{animation:none}
@keyframes appear{from{opacity:0}}
.arrow{position:absolute;width:10px;height:10px;background:var(--raised);border:1px solid var(--line);border-width:1px 0 0 1px;transform:rotate(45deg);top:-6px;margin-left:-5px}
.card.above .arrow{top:auto;bottom:-6px;transform:rotate(225deg);background:var(--foot)}
header{display:flex;align-items:center;gap:8px;padding:8px 6px 0 14px}
.sev{display:inline-flex;align-items:center;gap:5px;font-weight:600;white-space:nowrap}
code{font:500 11px/1.4 var(--mono);color:var(--text-3);flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.say{margin:0;padding:2px 14px 10px;font-size:14px;font-weight:500;text-wrap:pretty;overflow-wrap:anywhere}
.whole{white-space:nowrap}
.pair{display:grid;grid-template-columns:max-content 1fr;border:1px solid var(--line);border-radius:6px;overflow:hidden auto;margin:0 14px;max-height:min(240px,38vh)}
.pair>*{padding:6px 10px;min-width:0;overflow-wrap:anywhere}
.pair>.k{color:var(--text-3);font-size:12px;background:var(--sunken);border-right:1px solid var(--line);padding-top:7px}
.pair>:nth-child(n+3){border-top:1px solid var(--line)}
del,ins{text-decoration:none;border-radius:3px;padding:0 2px;font-weight:600}
del{color:var(--contradicted);background:var(--contradicted-soft);text-decoration:line-through;text-decoration-thickness:1px}
ins{color:var(--supported);background:var(--supported-soft);box-shadow:inset 0 -1.5px 0 currentColor}
.where{padding:8px 14px;display:flex;gap:6px;align-items:center;color:var(--text-2);font-size:12px}
.where .cut{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0}
.where a{color:inherit;text-underline-offset:.2em}
.where .how{margin-left:auto;color:var(--text-3);white-space:nowrap}
.status{margin:0;padding:0 14px 10px;color:var(--text-2);font-size:12px}
.status:empty{display:none}
.acts{display:flex;gap:6px;padding:0 14px 12px;flex-wrap:wrap}
.acts.lone{padding-top:4px}
button{font:inherit;color:var(--text);background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:4px 10px;min-height:28px;display:inline-flex;align-items:center;justify-content:center;gap:6px;white-space:nowrap;cursor:default}
button:hover{background:var(--sunken)}
:is(button,a):focus-visible,.card:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.card:focus{outline:none}
.ghost{background:transparent;border-color:transparent;color:var(--text-2)}
.icon{padding:0;width:28px}
.end{margin-left:auto}
kbd{font:500 11px/16px var(--mono);min-width:18px;height:18px;padding:0 4px;border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;color:var(--text-2);background:var(--surface);display:inline-flex;align-items:center;justify-content:center}
footer{border-top:1px solid var(--line);display:flex;align-items:center;padding:4px 8px 4px 14px;color:var(--text-2);font-size:12px;background:var(--foot);border-radius:0 0 10px 10px;gap:2px}
footer .count{margin-right:auto}
.layer[data-ground=contrast] :is(.card,.pair,button:not(.ghost),kbd){border-color:#000}
@media (max-width:420px){kbd{display:none}}
`;

const CHIPS = `
.chips.resting{visibility:hidden}
.chip{position:fixed;display:inline-flex;align-items:center;gap:3px;height:16px;padding:0 5px 0 4px;border-radius:4px;border:1px solid currentColor;font:600 10px/14px var(--mono);letter-spacing:-.01em;white-space:nowrap;pointer-events:auto;cursor:default;-webkit-user-select:none;user-select:none}
.chip.short,.chip.tiny{font-family:var(--sans);letter-spacing:0}
.chip.tiny{height:12px;padding:0 3px;font-size:9px;line-height:10px;border-radius:3px}
.chip.tiny .i{display:none}
.chip .i{width:10px;height:10px;flex:none}
.chip:hover{box-shadow:0 0 0 1px currentColor}
.chip.contradicted{background:var(--contradicted-soft)}.chip.unsupported{background:var(--unsupported-soft)}.chip.notice{background:var(--notice-soft)}
.chip.info{background:var(--info-soft)}.chip.unchecked{background:var(--unchecked-soft)}
.chip.measure{visibility:hidden;left:0;top:0}
`;

/** The style sheet of everything that we draw over the page: chips and card. */
export const OVERLAY_CSS = `${TOKENS}
.layer{font-family:var(--sans);font-size:13px;line-height:var(--lh);color:var(--text);text-align:left;text-autospace:normal;font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}
.layer:lang(zh){--lh:1.62}
.layer [lang|=en]{font-family:var(--sans)}
.layer[lang|=zh],.layer [lang|=zh]{font-family:"PingFang SC","Microsoft YaHei UI","HarmonyOS Sans SC","Noto Sans CJK SC","Noto Sans SC",var(--sans)}
.layer *{box-sizing:border-box}
.i{width:16px;height:16px;flex:none;display:inline-block;vertical-align:-3px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.i.s{width:14px;height:14px;vertical-align:-2px}
.i .solid{fill:currentColor;stroke:none}
.i .on{stroke:var(--on-severity)}
.contradicted{color:var(--contradicted)}.unsupported{color:var(--unsupported)}.notice{color:var(--notice)}.info{color:var(--info)}.supported{color:var(--supported)}.unchecked{color:var(--unchecked)}
${CARD}${CHIPS}
@media (forced-colors:active){.chip,kbd{forced-color-adjust:none;color:CanvasText!important;background:Canvas!important}.chip,.card,.pair,button{border-color:CanvasText}del,ins{color:CanvasText;background:Canvas;border:1px solid CanvasText}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
`;
