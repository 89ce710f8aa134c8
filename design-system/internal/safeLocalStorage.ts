const memory = new Map<string, string>();

/**
 * Reads and writes local storage, and falls back to memory when the browser denies it or it is
 * full.
 */
export const safeLocalStorage = {
  /** Returns the stored text or null. Never throws. */
  read(key: string): string | null {
    try {
      // Memory holds only what could not be stored, so it is newer than the stored text.
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  /** Stores the text, in memory if storage is denied. Never throws. */
  write(key: string, value: string): void {
    memory.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  /** Removes the key. Never throws. */
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored when storage is denied.
    }
  },
  /** Returns the parsed JSON, or null if there is none or it is damaged. Never throws. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(safeLocalStorage.read(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
};
