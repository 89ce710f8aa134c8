import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from '../../server/http/contentSecurityPolicy.ts';

/**
 * Hot reload under the same Content-Security-Policy as in production, with one nonce a process,
 * and the API of `npm run dev` behind /api.
 */
export function devServer(): Plugin {
  const nonce = randomBytes(16).toString('base64url');
  const api = `http://localhost:${process.env['API_PORT'] ?? '4174'}`;
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: nonce },
      server: {
        port: Number(process.env['PORT'] ?? 4173),
        strictPort: true,
        headers: {
          'Content-Security-Policy': contentSecurityPolicy({ nonce, connect: ['ws:'] }),
        },
        proxy: { '/api': api, '/csp-report': api },
      },
    }),
    transformIndexHtml: (html) =>
      html.replaceAll('__CSP_NONCE__', nonce).replace('__APP_CONFIG__', '{}'),
  };
}
