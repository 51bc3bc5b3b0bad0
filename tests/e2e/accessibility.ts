import type { Page } from "@playwright/test";
import axe from "axe-core";

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** What axe-core finds, as "rule: element"; its colour rule only where the browser draws our own colours. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (node: Document, options: object) => Promise<AxeResult> } };
    const forced = matchMedia("(forced-colors: active)").matches;
    const { violations } = await axe.run(document, { rules: { "color-contrast": { enabled: !forced } } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
