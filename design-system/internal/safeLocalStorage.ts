const memory = new Map<string, string>();

/** What is kept on this device: local storage, or memory where the browser refuses it or it is full. */
export const safeLocalStorage = {
  /** The stored text, or null. Never throws. */
  read(key: string): string | null {
    try {
      // What is in memory did not fit into the storage, so it is newer than what is there.
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  /** Keeps the text; in memory only where storage is denied. Never throws. */
  write(key: string, value: string): void {
    memory.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  /** Forgets the key. Never throws. */
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is kept where storage is denied.
    }
  },
  /** The stored JSON, or null where there is none or it is damaged. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(safeLocalStorage.read(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
};
