type ScriptUrlPolicy = { createScriptURL: (input: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptUrlPolicy;
};

const path = '/sw.js';

/** Registers the service worker, once the page has loaded. Without one, the app works as long as there is a network. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: Factory };
  // The only policy that the page's Content-Security-Policy allows; it knows one address.
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path });
  const url = policy ? policy.createScriptURL(path) : path;
  try {
    // Never from the HTTP cache: an old worker would keep an old shell.
    await navigator.serviceWorker.register(url as string, { updateViaCache: 'none' });
  } catch {
    // Denied by the browser, as in a private window.
  }
}
