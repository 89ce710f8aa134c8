/** Path that browsers report policy violations to. */
export const cspReportPath = '/csp-report';

/**
 * Returns the Content-Security-Policy of the page: everything by nonce, nothing inline or evaluated. `hosts` are
 * further origins that the page may call.
 */
export function pagePolicy(nonce: string, hosts: readonly string[]): string {
  const connect = ["'self'", ...new Set(hosts.filter(Boolean))].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The one policy (app/trustedTypes.ts) allows the address of the service worker, no other text.
    'trusted-types default',
    `report-uri ${cspReportPath}`,
  ].join('; ');
}

/** The Content-Security-Policy of the service worker, which may only call this server. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Returns the headers of every response; HSTS only if the public origin is https. */
export function commonHeaders(publicOrigin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}
