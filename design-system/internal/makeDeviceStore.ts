import { safeLocalStorage } from './safeLocalStorage.ts';

/** A value that this device keeps, in step across tabs. */
export type DeviceStore<Value> = {
  /** The value now; the same object until it changes. */
  get: () => Value;
  /** What a device has that keeps nothing, for rendering on a server. */
  getServer: () => Value;
  /** Changes the value at once, and keeps it. */
  set: (next: Value) => void;
  /** Forgets the value. */
  reset: () => void;
  /** Calls back after each change, from this tab or another; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** Keeps one value as JSON under the key; `parse` makes a sound value of whatever was stored, null included. */
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
