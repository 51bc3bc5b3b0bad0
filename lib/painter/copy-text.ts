/** Puts a text on the clipboard, on pages without a secure context too. False where the browser refuses. */
export async function copyText(page: Document, text: string, into: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = page.createElement("textarea");
    area.value = text;
    area.style.cssText = "position:fixed;opacity:0;pointer-events:none";
    into.append(area);
    area.select();
    // Deprecated, and the only way on a page that came over plain http.
    const done = page.execCommand("copy");
    area.remove();
    return done;
  }
}
