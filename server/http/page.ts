import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { prerenderedPages } from '../contract/prerenderedPages.ts';
import { getPolicy } from '../domain/help/policy.ts';
import type { Services } from '../domain/services.ts';
import { escapeHtml } from './escapeHtml.ts';
import { pagePolicy } from './securityHeaders.ts';

type Template = { changedAt: number; text: string };

/**
 * Creates the function that sends the app's page with a new nonce each time: prerendered if the build has it for the path and
 * for this configuration. The page is never cached: a cached page with a new nonce in its policy would stay blank.
 */
export function createPageSender({ config, providers }: Services) {
  const { app, data } = config;
  const shown = { appName: app.name, supportEmail: app.supportEmail, policy: getPolicy(config) };
  const pageConfig = toAttribute({
    ...shown,
    apiHost: app.apiHost,
    localizationHost: app.localizationHost,
    ...(app.localizationVersion && { localizationVersion: app.localizationVersion }),
    socialProviders: providers.available,
  });
  const prerenderedFor = `data-config="${toAttribute(shown)}"`;
  const templates = new Map<string, Template>();

  // Reads a file again after a build, so that the server needs no restart.
  async function readTemplate(name: string): Promise<string | undefined> {
    const file = path.join(data.appDir, name);
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null) return undefined;
    const known = templates.get(name);
    if (known?.changedAt === changedAt) return known.text;
    const text = await readFile(file, 'utf8');
    templates.set(name, { changedAt, text });
    return text;
  }

  async function findTemplate(requestPath: string): Promise<string | undefined> {
    const name = prerenderedPages[requestPath];
    const prerendered = name && (await readTemplate(name));
    return prerendered?.includes(prerenderedFor) ? prerendered : readTemplate('index.html');
  }

  return async function sendPage(reply: FastifyReply, requestPath: string): Promise<FastifyReply> {
    const template = await findTemplate(requestPath);
    if (!template) {
      const text = 'The app has not been built yet. Start it with "npm start".';
      return reply.code(503).type('text/plain; charset=utf-8').send(text);
    }
    const nonce = randomBytes(18).toString('base64');
    const html = template
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

function toAttribute(value: object): string {
  return escapeHtml(JSON.stringify(value));
}
