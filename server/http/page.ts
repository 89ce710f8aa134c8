import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { offeredProviders } from '../providers/offered.ts';
import { pagePolicy } from './securityHeaders.ts';

type Template = { changedAt: number; text: string };

/**
 * Makes the function that answers with the app's page: a fresh nonce for each answer, never
 * stored and never revalidated, since an old page with a new nonce would stay white.
 */
export function pageRenderer(whole: Config) {
  const { app, data } = whole;
  const file = path.join(data.appDir, 'index.html');
  const config = escapeHtml(
    JSON.stringify({
      appName: app.name,
      apiHost: app.apiHost,
      localizationHost: app.localizationHost,
      ...(app.localizationVersion && { localizationVersion: app.localizationVersion }),
      supportEmail: app.supportEmail,
      socialProviders: offeredProviders(whole),
    }),
  );
  let template: Template | undefined;

  return async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    template = await readTemplate(file, template);
    if (!template) {
      const text = 'The app has not been built yet. Start it with "npm start".';
      return reply.code(503).type('text/plain; charset=utf-8').send(text);
    }
    const nonce = randomBytes(18).toString('base64');
    const html = template.text
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__APP_CONFIG__', () => config);
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', pagePolicy(nonce, [app.apiHost, app.localizationHost]))
      .send(html);
  };
}

// A new build is picked up without a restart.
async function readTemplate(
  file: string,
  known: Template | undefined,
): Promise<Template | undefined> {
  const changedAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (changedAt === null) return undefined;
  if (known?.changedAt === changedAt) return known;
  return { changedAt, text: await readFile(file, 'utf8') };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
