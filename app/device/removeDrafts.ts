import { delMany, keys } from 'idb-keyval';
import { getPictureStore } from './pictureStore.ts';

/** Deletes the unsent texts and pictures that a user has stored on this device. Called when the account is closed. */
export async function removeDrafts(userId: string): Promise<void> {
  try {
    const prefix = `draft:${userId}:`;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
    const store = getPictureStore();
    const pictureKeys = await keys<string>(store);
    await delMany(
      pictureKeys.filter((key) => key.startsWith(`${userId}:`)),
      store,
    );
  } catch {
    // Storage is denied, so nothing is stored.
  }
}
