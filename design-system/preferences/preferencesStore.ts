import { deviceStorage } from '../internal/deviceStorage.ts';
import {
  defaultPreferences,
  mergePreferences,
  parsePreferences,
  type Preferences,
} from './preferences.ts';

const key = 'preferences';
const listeners = new Set<() => void>();
let current: Preferences | undefined;

function read(): Preferences {
  current ??= parsePreferences(deviceStorage.readJson(key));
  return current;
}

function publish(next: Preferences): void {
  current = next;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) {
    publish(parsePreferences(deviceStorage.readJson(key)));
  }
}

function set(change: Partial<Preferences>): void {
  const next = mergePreferences(read(), change);
  deviceStorage.write(key, JSON.stringify(next));
  publish(next);
}

function reset(): void {
  deviceStorage.remove(key);
  publish(defaultPreferences);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The display preferences of this device, in step across tabs. */
export const preferencesStore = {
  /** The preferences now; the same object until one of them changes. */
  get: read,
  /** The defaults, for rendering on a server. */
  getServer: (): Preferences => defaultPreferences,
  /** Changes some of them at once, and keeps them. */
  set,
  /** Back to the defaults. */
  reset,
  /** Calls back after each change, from this tab or another; returns the function that ends it. */
  subscribe,
};
