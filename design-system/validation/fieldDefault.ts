import { isSameValue } from './fieldState.ts';

/** Stores what a reset of a field restores: the value of its first render, or the latest default value. */
export function createFieldDefault(initialDefault: unknown) {
  let value: unknown;
  let defaultValue = initialDefault;
  let isStarted = false;
  return {
    /** Returns what a reset restores. */
    get: () => value,
    /** Stores the value of the first render. A field that gets another name, or is shown again, is as dirty as before. */
    start(first: () => unknown): boolean {
      if (isStarted) return false;
      isStarted = true;
      value = first();
      return true;
    },
    /** Stores a new default value. Returns whether there is one. */
    adopt(next: unknown): boolean {
      if (isSameValue(next, defaultValue)) return false;
      defaultValue = next;
      if (next === undefined) return false;
      value = next;
      return true;
    },
  };
}
