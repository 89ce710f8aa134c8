/** What the policy depends on: this answer's nonce, and origins besides our own that the page may call. */
export type PolicyInput = { nonce: string; connect?: readonly string[] };

/** The page's Content-Security-Policy: strict, by nonce, nothing inline, nothing evaluated. */
export function contentSecurityPolicy({ nonce, connect = [] }: PolicyInput): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /csp-report`,
  ].join('; ');
}
