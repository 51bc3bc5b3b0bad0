/** True for what `URL.origin` gives for a web page, such as "https://chat.example.com" or "http://127.0.0.1:8080". */
export function isOrigin(text: string): boolean {
  return originOf(text) === text;
}

/** The origin of a page's address; undefined for pages that cannot be checked (the browser's own, files, …). */
export function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === "http:" || protocol === "https:" ? origin : undefined;
}

/**
 * The match pattern by which the browser grants an origin and starts scripts on it. Patterns know no ports: every port
 * of the host is in it, so a script must compare its own origin with the settings.
 */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
