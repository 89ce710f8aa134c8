import { makeUuid } from '@byline/design-system';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { getOwnerId } from './userInfo.ts';
import { getSharedDraft } from './sharedDrafts.ts';

/** A picture that was chosen but is not on the server yet. */
export type ChosenPicture = { file: File; alt: string };

// Stored as bytes, because private windows of Safari cannot store files.
type StoredFile = { id: string; name: string; type: string; bytes: ArrayBuffer };
// A file as earlier releases stored it.
type FormerlyStoredFile = { id: string; file: File };

// The chosen pictures by key. If the browser denies storage, they are only here, and last as long as the page.
const memory = new Map<string, ChosenPicture[]>();
// The last write of each key.
const fileWrites = new Map<string, Promise<boolean>>();
const ids = new WeakMap<File, string>();

/** Returns the id of a chosen picture, which stays the same when it is stored and read again. */
export function getPictureId(file: File): string {
  const id = ids.get(file) ?? makeUuid();
  ids.set(file, id);
  return id;
}

function getKey(name: string): string {
  return `${getOwnerId() ?? 'guest'}:${name}`;
}

// The alternative texts are stored separately from the files: synchronously, so that a reload does not lose the last letters, and without
// writing the files again.
function getAlts(name: string) {
  return getSharedDraft(`alts:${name}`);
}

async function toStored({ file }: ChosenPicture): Promise<StoredFile> {
  const { name, type } = file;
  return { id: getPictureId(file), name, type, bytes: await file.arrayBuffer() };
}

let fileStore: UseStore | undefined;

/** Returns the store of chosen pictures, whose keys begin with the id of their user; throws if storage is denied. */
export function getPictureStore(): UseStore {
  return (fileStore ??= createStore('drafts', 'pictures'));
}

// Resolves with false if storage is denied or full.
async function attempt(run: (store: UseStore) => Promise<void>) {
  try {
    await run(getPictureStore());
    return true;
  } catch {
    return false;
  }
}

// Writes run in sequence, because reading many pictures takes longer than reading few, and the last write has to win.
function write(key: string, run: (store: UseStore) => Promise<void>): Promise<boolean> {
  const next = (fileWrites.get(key) ?? Promise.resolve(true)).then(() => attempt(run));
  fileWrites.set(key, next);
  return next;
}

/**
 * Stores chosen pictures of the current user on this device, where they survive a reload; an empty array deletes the stored ones.
 * Resolves with false if the device does not store them.
 */
export async function storePictures(name: string, pictures: ChosenPicture[]): Promise<boolean> {
  const key = getKey(name);
  const previous = memory.get(key) ?? [];
  if (pictures.length === 0) {
    memory.delete(key);
    getAlts(name).clear();
    return write(key, (store) => del(key, store));
  }
  memory.set(key, pictures);
  getAlts(name).write(
    Object.fromEntries(pictures.map(({ file, alt }) => [getPictureId(file), alt])),
  );
  const hasSameFiles =
    previous.length === pictures.length &&
    pictures.every(({ file }, index) => file === previous[index]?.file);
  if (!hasSameFiles) {
    return write(key, async (store) => set(key, await Promise.all(pictures.map(toStored)), store));
  }
  // The files are the same, so their last write is still the result.
  return fileWrites.get(key) ?? true;
}

/** Returns the chosen pictures that are stored under a name. */
export async function readPictures(name: string): Promise<ChosenPicture[]> {
  const key = getKey(name);
  const inMemory = memory.get(key);
  if (inMemory) return inMemory;
  let stored: (StoredFile | FormerlyStoredFile)[] = [];
  await attempt(async (store) => {
    stored = (await get<typeof stored>(key, store)) ?? [];
  });
  const alts = getAlts(name).read();
  const pictures = stored.map((one) => {
    const file = 'file' in one ? one.file : new File([one.bytes], one.name, { type: one.type });
    ids.set(file, one.id);
    const alt = alts[one.id];
    return { file, alt: typeof alt === 'string' ? alt : '' };
  });
  if (pictures.length > 0) memory.set(key, pictures);
  return pictures;
}
