/** Start of the names of the caches with the user's data. */
export const dataCachePrefix = 'data-';

/** Message to the service worker that clears the user's data. */
export const clearDataMessage = 'clear-data';

/** Deletes the caches with the user's data. */
export async function deleteDataCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(dataCachePrefix)).map((name) => caches.delete(name)),
  );
}

/** Removes the user's data from this device, also what the service worker is about to store. */
export async function clearSavedData(): Promise<void> {
  if (!('caches' in globalThis)) return;
  navigator.serviceWorker.controller?.postMessage(clearDataMessage);
  await deleteDataCaches();
}
