import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { pagePolicy } from '../../server/http/securityHeaders.ts';

// Vite's own client starts a worker from a plain address, which the production policy rightly refuses.
function developmentPolicy(nonce: string): string {
  const directives = pagePolicy(nonce, ['ws:']).split('; ');
  const kept = directives.filter((directive) => !directive.startsWith('require-trusted-types-for'));
  return [...kept, "worker-src 'self' blob:"].join('; ');
}

/**
 * Hot reload under the Content-Security-Policy of production (less Trusted Types), with one nonce a process,
 * and the API of `npm run dev` behind /api.
 */
export function devServer(): Plugin {
  const nonce = randomBytes(16).toString('base64url');
  const target = `http://localhost:${process.env['API_PORT'] ?? '4174'}`;
  // The API takes calls from its own origin only, so it has to see the one of the page.
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
        // The folder app/api is served too, under the same beginning.
        proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': api, '/csp-report': api },
      },
    }),
    transformIndexHtml: (html) =>
      html.replaceAll('__CSP_NONCE__', nonce).replace('__APP_CONFIG__', '{}'),
  };
}
