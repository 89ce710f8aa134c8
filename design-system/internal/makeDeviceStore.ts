import { createListeners } from './createListeners.ts';
import { safeLocalStorage } from './safeStorage.ts';

/** A value stored on this device and synchronized across tabs. */
export type DeviceStore<Value> = {
  /** Returns the current value; the same object until it changes. */
  get: () => Value;
  /** Returns the value of an empty device, for rendering on a server. */
  getServer: () => Value;
  /** Parses the stored value again, after a change of the key or of `parse`. */
  reload: () => void;
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

/** Returns the key of a value of the library, with the prefix of the portal. */
export function getStorageKey(key: string): string {
  return prefix + key;
}

/** Sets the prefix of the keys of the library, before any store is read. */
export function setStoragePrefix(next = ''): void {
  prefix = next;
}

/**
 * Creates a store that saves one value as JSON under `key`. `parse` turns any stored value,
 * including null, into a valid value, and null always into the same value.
 */
export function makeDeviceStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  getKey = getStorageKey,
): DeviceStore<Value> {
  let current: Value | undefined;
  let isListening = false;
  const { notify, subscribe } = createListeners();

  /** Follows other tabs for as long as the page lives, because `get` is also called without subscribers. */
  function listen(): void {
    if (isListening || typeof window === 'undefined') return;
    isListening = true;
    window.addEventListener('storage', onStorage);
    // A page in the back/forward cache receives no events of storage.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reload();
    });
  }

  function publish(next: Value): void {
    current = next;
    notify();
  }

  const read = () => parse(safeLocalStorage.readJson(getKey(key)));
  const reload = () => publish(read());
  const getServer = () => parse(null);

  function onStorage(event: StorageEvent): void {
    if (event.key === getKey(key) || event.key === null) reload();
  }

  return {
    get() {
      listen();
      return (current ??= read());
    },
    getServer,
    reload,
    set(next) {
      safeLocalStorage.writeJson(getKey(key), next);
      publish(next);
    },
    reset() {
      safeLocalStorage.remove(getKey(key));
      publish(getServer());
    },
    subscribe(listener) {
      listen();
      return subscribe(listener);
    },
  };
}
