import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { pagePolicy } from '../../server/http/securityHeaders.ts';

// Vite's client starts a worker from a plain URL string, which Trusted Types in the production policy would reject.
function developmentPolicy(nonce: string): string {
  const directives = pagePolicy(nonce, ['ws:']).split('; ');
  const allowed = directives.filter(
    (directive) => !directive.startsWith('require-trusted-types-for'),
  );
  return [...allowed, "worker-src 'self' blob:"].join('; ');
}

/**
 * Serves the app with hot reload under the production Content-Security-Policy (without Trusted Types), with one nonce per
 * process, and proxies /api and /media to the server that `npm run dev` starts.
 */
export function devServer(): Plugin {
  const nonce = randomBytes(16).toString('base64url');
  const target = `http://localhost:${process.env['API_PORT'] ?? '4174'}`;
  // Sends the page's host to the API, because the API accepts only requests from its own origin.
  const api = { target, changeOrigin: false };
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: nonce },
      server: {
        port: Number(process.env['PORT'] ?? 4173),
        strictPort: true,
        headers: {
          'Content-Security-Policy': developmentPolicy(nonce),
        },
        // Does not proxy the sources in app/api, which have the same URL prefix as the API.
        proxy: {
          '^/api/(?!.*\\.tsx?(\\?|$))': api,
          '/csp-report': api,
          '/media': api,
          '/mail': api,
        },
      },
    }),
    transformIndexHtml: (html) =>
      html.replaceAll('__CSP_NONCE__', nonce).replace('__APP_CONFIG__', '{}'),
  };
}
