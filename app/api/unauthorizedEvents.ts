type Listener = (path: string) => void;

const listeners = new Set<Listener>();

/** Subscribes to calls that fail with 401 or whose response belongs to another user; returns the function that unsubscribes. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the subscribers that the user of a call to a path is not the user of this page. */
export function emitUnauthorized(path: string): void {
  for (const listener of listeners) listener(path);
}
