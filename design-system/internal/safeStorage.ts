/** Creates access to a storage of the browser, or to memory where the browser denies it or it is full. Nothing throws. */
function createSafeStorage(getStorage: () => Storage) {
  const memory = new Map<string, string>();
  const storage = {
    /** Returns the stored text or null. */
    read(key: string): string | null {
      // Memory holds only what could not be stored, so it is newer than the stored text.
      let text: string | null | undefined = memory.get(key);
      try {
        text ??= getStorage().getItem(key);
      } catch {
        // Storage is denied.
      }
      return text ?? null;
    },
    /** Stores the text. */
    write(key: string, value: string): void {
      memory.delete(key);
      try {
        getStorage().setItem(key, value);
      } catch {
        // On a server, memory would be shared by all requests.
        if (typeof window === 'object') memory.set(key, value);
      }
    },
    /** Removes the key. */
    remove(key: string): void {
      memory.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // Nothing is stored when storage is denied.
      }
    },
    /** Returns the parsed JSON, or null if there is none or it is damaged. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(storage.read(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    /** Stores the value as JSON. */
    writeJson: (key: string, value: unknown): void => storage.write(key, JSON.stringify(value)),
  };
  return storage;
}

/** Reads and writes local storage, or memory where the browser denies it or it is full. Never throws. */
export const safeLocalStorage = createSafeStorage(() => localStorage);

/** Reads and writes the storage of the tab, or memory where the browser denies it or it is full. Never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
