type Listener = (address: string) => void;

const listeners = new Set<Listener>();

/** Calls back when a call is refused because nobody is signed in; returns the function that ends it. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the call to an address was refused because nobody is signed in. */
export function emitUnauthorized(address: string): void {
  for (const listener of listeners) listener(address);
}
