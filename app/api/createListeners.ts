/**
 * Creates a set of listeners. `subscribe` returns the function that unsubscribes its listener. The library has one for its own stores, which
 * passes no values and is no part of its package.
 */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
