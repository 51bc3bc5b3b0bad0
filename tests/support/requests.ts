import type { BrowserContext } from "@playwright/test";

/** Everything that a browser asked for, from pages, frames and workers, as Playwright reports it. */
export interface RequestLog {
  /** Addresses in the order in which they were asked for. */
  addresses: string[];
  /**
   * Requests that nobody but an extension, or a page led astray by one, can have made: those that a worker of an
   * extension or a page of an extension sent anywhere but to its own files, and those of a page to any place but
   * the files that belong to it.
   */
  strays(own: { origin: string; files: string[] }): string[];
}

/** Starts to log; call it before the first page opens. */
export function logRequests(context: BrowserContext): RequestLog {
  const seen: { address: string; byWorker: boolean; page: string }[] = [];
  context.on("request", (request) => {
    const worker = request.serviceWorker();
    let page = "";
    // A request of a worker has no frame, nor has a navigation that has not begun; asking for it throws.
    if (!worker && !request.isNavigationRequest()) page = request.frame().url();
    seen.push({ address: request.url(), byWorker: worker !== null, page });
  });
  return {
    get addresses() {
      return seen.map(({ address }) => address);
    },
    strays({ origin, files }) {
      return seen
        .filter(({ address, byWorker, page }) => {
          if (/^(chrome-extension|chrome|devtools|data|blob|about):/.test(address)) return false;
          const fromExtension = byWorker || page.startsWith("chrome-extension:");
          return fromExtension || !files.some((file) => address === `${origin}${file}`);
        })
        .map(
          ({ address, byWorker, page }) =>
            `${address} (asked for by ${byWorker ? "a worker" : page || "a navigation"})`,
        );
    },
  };
}
