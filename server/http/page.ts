import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { getPolicy } from '../domain/help/policy.ts';
import type { Services } from '../domain/services.ts';
import { escapeHtml } from './escapeHtml.ts';
import { pagePolicy } from './securityHeaders.ts';

type Template = { changedAt: number; text: string };

/**
 * Creates the function that sends the app's page with a new nonce each time. The page is never cached: a cached page
 * with a new nonce in its policy would stay blank.
 */
export function createPageSender({ config, providers }: Services) {
  const { app, data } = config;
  const file = path.join(data.appDir, 'index.html');
  const pageConfig = escapeHtml(
    JSON.stringify({
      appName: app.name,
      apiHost: app.apiHost,
      localizationHost: app.localizationHost,
      ...(app.localizationVersion && { localizationVersion: app.localizationVersion }),
      supportEmail: app.supportEmail,
      socialProviders: providers.available,
      policy: getPolicy(config),
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
      .replaceAll('__APP_CONFIG__', () => pageConfig);
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', pagePolicy(nonce, [app.apiHost, app.localizationHost]))
      .send(html);
  };
}

// Reads the file again after a build, so that the server needs no restart.
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
