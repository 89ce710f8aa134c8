type Listener = (path: string) => void;

const listeners = new Set<Listener>();

/** Subscribes to calls that fail with 401; returns the function that unsubscribes. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the subscribers that the call to a path failed with 401. */
export function emitUnauthorized(path: string): void {
  for (const listener of listeners) listener(path);
}
