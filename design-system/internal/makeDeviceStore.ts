import { safeLocalStorage } from './safeLocalStorage.ts';

/** A value stored on this device and synchronized across tabs. */
export type DeviceStore<Value> = {
  /** Returns the current value; the same object until it changes. */
  get: () => Value;
  /** Returns the value of an empty device, for rendering on a server. */
  getServer: () => Value;
  /** Sets and stores the value, and notifies subscribers synchronously. */
  set: (next: Value) => void;
  /** Removes the stored value. */
  reset: () => void;
  /**
   * Calls the listener after each change in this tab or another. Returns a function that
   * unsubscribes it.
   */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a store that saves one value as JSON under `key`. `parse` turns any stored value,
 * including null, into a valid one.
 */
export function makeDeviceStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): DeviceStore<Value> {
  const listeners = new Set<() => void>();
  const empty = parse(null);
  let current: Value | undefined;

  function publish(next: Value): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) publish(parse(safeLocalStorage.readJson(key)));
  }

  return {
    get: () => (current ??= parse(safeLocalStorage.readJson(key))),
    getServer: () => empty,
    set(next) {
      safeLocalStorage.write(key, JSON.stringify(next));
      publish(next);
    },
    reset() {
      safeLocalStorage.remove(key);
      publish(empty);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
