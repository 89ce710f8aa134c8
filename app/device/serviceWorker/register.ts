import { serviceWorkerPath } from '../../trustedTypes.ts';

/** Registers the service worker. If that fails, the app works without offline support. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Bypasses the HTTP cache, because an old worker would serve an old shell.
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
  } catch {
    // The browser denies service workers, as in a private window.
  }
}
