const own = new WeakSet<Node>();

/** Tells that a node is ours and no part of the page, so that our own changes are never taken for the page's. */
export function claim(node: Node): void {
  own.add(node);
}

export const isOwn = (node: Node): boolean => own.has(node);
