/** Start of the names of the caches with the user's data. */
export const dataCachePrefix = 'data-';

/** Message to the service worker that clears the user's data. */
export const clearDataMessage = 'clear-data';

/** Removes the user's data from the caches of this device. */
export async function clearSavedData(): Promise<void> {
  if (!('caches' in globalThis)) return;
  navigator.serviceWorker.controller?.postMessage(clearDataMessage);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(dataCachePrefix)).map((name) => caches.delete(name)),
  );
}
