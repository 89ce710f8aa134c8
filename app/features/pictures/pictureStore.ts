import { readUserInfo } from '../../session/userInfo.ts';

/** A picture that was chosen but is not on the server yet. */
export type ChosenPicture = { file: File; alt: string };

type Stored = ChosenPicture & { id?: string };

const table = 'pictures';

// Used alone if the browser denies storage; then pictures last as long as the page.
const memory = new Map<string, ChosenPicture[]>();
const fileWrites = new Map<string, Promise<boolean>>();
const ids = new WeakMap<File, string>();

/** Returns the id of a chosen picture, which stays the same when it is stored and read again. */
export function getPictureId(file: File): string {
  const id = ids.get(file) ?? crypto.randomUUID();
  ids.set(file, id);
  return id;
}

function getKey(name: string): string {
  return `${readUserInfo()?.id ?? 'guest'}:${name}`;
}

// The alternative texts have an entry of their own, since the files would be written again with each letter.
function getAltsKey(key: string): string {
  return `${key}:alts`;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'));
  });
}

/** Runs requests in one transaction. Resolves when it is committed: a full device is reported only then. */
async function inTable<Requests>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Requests,
): Promise<Requests> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const requests = run(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(requests);
      transaction.onabort = () => reject(transaction.error ?? new Error('The database failed.'));
    });
  } finally {
    database.close();
  }
}

async function write(run: (store: IDBObjectStore) => unknown): Promise<boolean> {
  try {
    await inTable('readwrite', run);
    return true;
  } catch {
    // Denied or full.
    return false;
  }
}

/**
 * Stores chosen pictures of the current user on this device, where they survive a reload; none removes them. Resolves with
 * false if the device does not store them.
 */
export async function storePictures(name: string, pictures: ChosenPicture[]): Promise<boolean> {
  const key = getKey(name);
  const before = memory.get(key) ?? [];
  if (pictures.length === 0) {
    memory.delete(key);
    fileWrites.delete(key);
    return write((store) => [store.delete(key), store.delete(getAltsKey(key))]);
  }
  memory.set(key, pictures);
  const hasSameFiles =
    before.length === pictures.length &&
    pictures.every(({ file }, index) => file === before[index]?.file);
  if (!hasSameFiles) {
    const stored = pictures.map((picture) => ({ ...picture, id: getPictureId(picture.file) }));
    fileWrites.set(
      key,
      write((store) => store.put(stored, key)),
    );
  }
  const alts = pictures.map(({ alt }) => alt);
  const results = await Promise.all([
    fileWrites.get(key) ?? true,
    write((store) => store.put(alts, getAltsKey(key))),
  ]);
  return results.every(Boolean);
}

/** Returns the chosen pictures that are stored under a name. */
export async function readPictures(name: string): Promise<ChosenPicture[]> {
  const key = getKey(name);
  const known = memory.get(key);
  if (known) return known;
  try {
    const [stored, alts] = await inTable('readonly', (store) => [
      store.get(key),
      store.get(getAltsKey(key)),
    ]);
    const pictures = ((stored?.result as Stored[] | undefined) ?? []).map(
      ({ id, file, alt }, index) => {
        if (id) ids.set(file, id);
        return { file, alt: (alts?.result as string[] | undefined)?.[index] ?? alt };
      },
    );
    if (pictures.length > 0) memory.set(key, pictures);
    return pictures;
  } catch {
    return [];
  }
}
