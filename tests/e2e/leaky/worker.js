// A test calls this.
globalThis.leak = (/** @type {string} */ address) => fetch(address).catch(() => undefined);
