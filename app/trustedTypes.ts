type PolicyOptions = Record<'createScriptURL', (text: string) => string | null>;
type Factory = { createPolicy: (name: string, options: PolicyOptions) => unknown };

/** The address of the service worker. */
export const serviceWorkerPath = '/sw.js';

/**
 * Limits the text that becomes code in browsers with Trusted Types: no HTML, and no script but the service worker. The
 * Content-Security-Policy allows no other policy (`trusted-types default`).
 */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
  });
}
