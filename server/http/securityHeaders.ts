/** Which Trusted Types policies the page may create; libraries name theirs as they like. */
const trustedTypes = "trusted-types * 'allow-duplicates'";

/** Where browsers report what the policy stopped. */
export const cspReportPath = '/csp-report';

/**
 * The policy of the page: everything by nonce, nothing inline, nothing evaluated. `hosts` are the origins
 * besides our own that it may call.
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
    "require-trusted-types-for 'script'",
    trustedTypes,
    `report-uri ${cspReportPath}`,
  ].join('; ');
}

/** Headers of every answer; HSTS only where the public origin is https. */
export function commonHeaders(publicOrigin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}
