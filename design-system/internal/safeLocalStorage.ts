const memory = new Map<string, string>();

/**
 * Reads and writes local storage, and falls back to memory when the browser denies it or it is
 * full.
 */
export const safeLocalStorage = {
  /** Returns the stored text or null. Never throws. */
  read(key: string): string | null {
    // Memory holds only what could not be stored, so it is newer than the stored text.
    let text: string | null | undefined = memory.get(key);
    try {
      text ??= localStorage.getItem(key);
    } catch {
      // Storage is denied.
    }
    return text ?? null;
  },
  /** Stores the text, in memory if storage is denied. Never throws. */
  write(key: string, value: string): void {
    memory.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      // On a server, memory would be shared by all requests.
      if (typeof window === 'object') memory.set(key, value);
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
