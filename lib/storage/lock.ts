/**
 * Runs one read-and-write at a time for a name, over all contexts of the extension: two windows that save at once lose
 * nothing. Where the browser has no locks (tests), in this context alone.
 */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== "undefined" && navigator.locks !== undefined) {
    return navigator.locks.request(`citecheck.${name}`, work) as Promise<T>;
  }
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
}

const queues = new Map<string, Promise<unknown>>();
