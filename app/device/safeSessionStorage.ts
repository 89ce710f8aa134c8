const memory = new Map<string, string>();

/** Session storage that never throws; values are in memory where the browser denies storage. */
export const safeSessionStorage = {
  /** Returns the stored JSON value, or null if there is none or it is damaged. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** Stores a value as JSON. */
  write(key: string, value: unknown): void {
    memory.delete(key);
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      memory.set(key, JSON.stringify(value));
    }
  },
  /** Removes the key. */
  remove(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Where storage is denied, it holds nothing to remove.
    }
  },
};
