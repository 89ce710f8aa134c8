const memory = new Map<string, string>();

/** What is kept for this tab: session storage, or memory where the browser refuses it. Never throws. */
export const safeSessionStorage = {
  /** The stored JSON, or null where there is none or it is damaged. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** Keeps a value as JSON. */
  write(key: string, value: unknown): void {
    memory.delete(key);
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      memory.set(key, JSON.stringify(value));
    }
  },
  /** Forgets the key. */
  remove(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing is kept where storage is denied.
    }
  },
};
