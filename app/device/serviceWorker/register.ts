import { serviceWorkerPath } from '../../trustedTypes.ts';

/** Registers the service worker. If that fails, the app works without offline support. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Never from the HTTP cache: an old worker would keep an old shell.
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
  } catch {
    // Denied by the browser, as in a private window.
  }
}
