/** Hands a text or a file to the browser's own download. */
export function save(content: string | Blob, name: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
