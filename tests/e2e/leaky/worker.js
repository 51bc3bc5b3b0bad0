// A test calls this.
globalThis.leak = (address) => fetch(address).catch(() => undefined);
