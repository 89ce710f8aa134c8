type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** The address of the service worker. */
export const serviceWorkerPath = '/sw.js';

/**
 * Limits the text that becomes code in browsers with Trusted Types: no HTML but the empty text, with which React Aria clears its
 * announcements, and no script but the service worker. Source: `trusted-types` of the Content-Security-Policy.
 */
export function limitTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const only = (allowed: string) => (text: string) => (text === allowed ? text : null);
  trustedTypes?.createPolicy('default', {
    createHTML: only(''),
    createScriptURL: only(serviceWorkerPath),
  });
}
