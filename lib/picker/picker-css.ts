/** What the picker draws, on the tokens of the overlay's style sheet. Kinds differ in line and in colour. */
export const PICKER_CSS = `
.bar{position:fixed;left:50%;bottom:16px;transform:translateX(-50%);width:min(520px,calc(100vw - 24px));background:var(--raised);border:1px solid var(--line-strong);border-radius:10px;box-shadow:var(--shadow);pointer-events:auto;animation:appear 90ms ease-out}
.bar[hidden]{display:none}
.bar.up{bottom:auto;top:16px}
.bar header{padding:8px 8px 0 14px;flex-wrap:wrap}
.bar .step{color:var(--text-3);font-size:12px}
.bar .say{padding-bottom:2px}
.bar .say+.acts{padding-top:8px}
.bar .hint{margin:0;padding:0 14px 10px;color:var(--text-2);font-size:12px;text-wrap:pretty}
.bar .hint.warn{color:var(--unsupported);font-weight:500}
.bar .acts button,.bar header button{min-height:30px}
.bar .main{background:var(--focus);border-color:var(--focus);color:var(--raised);font-weight:600}
.bar .main:hover{background:var(--focus);box-shadow:0 0 0 2px var(--focus)}
.bar .main kbd{background:transparent;border-color:currentColor;color:inherit}
.outline{position:fixed;box-sizing:border-box;border-radius:4px;border:2px solid var(--c);--c:var(--focus)}
.outline.answer{--c:var(--focus)}
.outline.mark{--c:var(--notice);border-radius:6px}
.outline.source{--c:var(--unsupported);border-style:dashed}
.outline.question{--c:var(--info);border-style:dotted}
.outline.pointed{--c:var(--text);box-shadow:0 0 0 1px var(--raised);background:color-mix(in srgb,var(--c) 9%,transparent)}
.outline span{position:absolute;right:-2px;bottom:100%;background:var(--c);color:var(--raised);font:600 11px/18px var(--sans);padding:0 6px;border-radius:4px 4px 0 0;white-space:nowrap;max-width:60vw;overflow:hidden;text-overflow:ellipsis}
.outline span.within{bottom:auto;top:-2px;border-radius:0 4px 0 4px}
.layer[data-ground=contrast] .bar{border-color:#000}
@media (max-width:560px){.bar{bottom:8px;width:calc(100vw - 16px)}.bar.up{top:8px}.bar kbd{display:none}}
@media (forced-colors:active){.outline{forced-color-adjust:none;border-color:Highlight}.bar .main{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;
