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

let prefix = '';
const reloads: (() => void)[] = [];

/** Returns the name under which a value is stored on this device. */
export function getStorageKey(key: string): string {
  return prefix + key;
}

/** Sets the prefix of all keys. The stores then hold what is stored under their new keys. */
export function setStoragePrefix(next: string): void {
  prefix = next;
  for (const reload of reloads) reload();
}

/**
 * Creates a store that saves one value as JSON under `key`. `parse` turns any stored value,
 * including null, into a valid one.
 */
export function makeDeviceStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): DeviceStore<Value> {
  const listeners = new Set<() => void>();
  let empty: Value | undefined;
  let current: Value | undefined;

  function publish(next: Value): void {
    current = next;
    for (const listener of listeners) listener();
  }

  const read = () => parse(safeLocalStorage.readJson(getStorageKey(key)));
  const getEmpty = () => (empty ??= parse(null));

  function onStorage(event: StorageEvent): void {
    if (event.key === getStorageKey(key) || event.key === null) publish(read());
  }

  reloads.push(() => {
    empty = undefined;
    current = undefined;
    for (const listener of listeners) listener();
  });

  return {
    get: () => (current ??= read()),
    getServer: getEmpty,
    set(next) {
      safeLocalStorage.write(getStorageKey(key), JSON.stringify(next));
      publish(next);
    },
    reset() {
      safeLocalStorage.remove(getStorageKey(key));
      publish(getEmpty());
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
