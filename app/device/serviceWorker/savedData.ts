/** Prefix of the names of the caches with the user's data. */
export const dataCachePrefix = 'data-';

/** Returns the names of the caches with the data of users. */
export async function findDataCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(dataCachePrefix));
}

/** Message to the service worker that clears the user's data. */
export const clearDataMessage = 'clear-data';

/** Deletes the caches with the data of users; `except` is the name of a cache to keep. */
export async function deleteDataCaches({ except }: { except?: string } = {}): Promise<void> {
  const names = await findDataCaches();
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)));
}

/** Removes the user's data from this device, also what the service worker is about to store. */
export async function clearSavedData(): Promise<void> {
  try {
    if (!('caches' in globalThis)) return;
    navigator.serviceWorker.controller?.postMessage(clearDataMessage);
    await deleteDataCaches();
  } catch {
    // A browser that denies storage has stored nothing.
  }
}
