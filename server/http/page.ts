import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPolicy } from '../domain/help/policy.ts';
import type { Services } from '../domain/services.ts';
import { getReportScript } from './browserErrors.ts';
import { escapeHtml } from './escapeHtml.ts';
import { createPrerenderer, type Prerendered } from './prerender.ts';
import { pagePolicy } from './securityHeaders.ts';

// Uses the last route that matches, because the routes of tabs follow the route of their page.
function findTitle(url: string, titles = '[]'): string | undefined {
  const routes = JSON.parse(titles) as [pattern: string, title: string][];
  return routes.findLast(([pattern]) => new RegExp(`^${pattern}$`).test(url))?.[1];
}

function toTitle(appName: string, title: string | undefined): string {
  const text = title ? `${appName} | ${title}` : appName;
  return `<title>${escapeHtml(text)}</title>`;
}

/** Whether pages report errors of their scripts. */
export type PageOptions = { reportsErrors: boolean };

type Template = { changedAt: number; text: string };

/**
 * Creates the function that sends the app's page with a new nonce each time, prerendered if the renderer has a page for the
 * address. The page is never cached: a cached page with a new nonce in its policy would stay blank.
 */
export function createPageSender(
  fastify: FastifyInstance,
  services: Services,
  { reportsErrors }: PageOptions,
) {
  const { config, providers } = services;
  const { app, data } = config;
  const pageConfig = {
    appName: app.name,
    supportEmail: app.supportEmail,
    policy: getPolicy(config),
    apiHost: app.apiHost,
    localizationHost: app.localizationHost,
    ...(app.localizationVersion && { localizationVersion: app.localizationVersion }),
    socialProviders: providers.available,
  };
  const configAttribute = escapeHtml(JSON.stringify(pageConfig));
  const prerender = createPrerenderer(fastify, services, pageConfig);
  const templates = new Map<string, Template>();

  // Reads a file again after each build, so that the server needs no restart.
  async function readTemplate(name: string): Promise<string | undefined> {
    const file = path.join(data.appDir, name);
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null) return undefined;
    const cached = templates.get(name);
    if (cached?.changedAt === changedAt) return cached.text;
    const text = await readFile(file, 'utf8');
    templates.set(name, { changedAt, text });
    return text;
  }

  async function tryToPrerender(request: FastifyRequest): Promise<Prerendered | null> {
    try {
      return await prerender(request);
    } catch (error) {
      request.log.error(error, 'A page could not be prerendered. The app renders it.');
      return null;
    }
  }

  return async function sendPage(
    reply: FastifyReply,
    request: FastifyRequest,
  ): Promise<FastifyReply> {
    const prerendered = await tryToPrerender(request);
    const template = await readTemplate(prerendered ? '../renderer/page.html' : 'index.html');
    if (!template) {
      const text = 'The app has not been built yet. Start it with "npm start".';
      return reply.code(503).type('text/plain; charset=utf-8').send(text);
    }
    const title = findTitle(request.url, await readTemplate('../renderer/titles.json'));
    const nonce = randomBytes(18).toString('base64');
    const html = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replace(/<title>.*?<\/title>/, () => toTitle(app.name, title))
      // Inserts the script before all scripts whose errors it reports.
      .replace('<head>', (head) => head + (reportsErrors ? getReportScript(nonce, request.id) : ''))
      .replaceAll('__APP_CONFIG__', () => configAttribute)
      // Replaced last, because users' texts may contain other placeholders.
      .replace('<!-- prerendered page -->', () => toMarkup(prerendered, nonce));
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', pagePolicy(nonce, [app.apiHost, app.localizationHost]))
      .send(html);
  };
}

function toMarkup(prerendered: Prerendered | null, nonce: string): string {
  if (!prerendered) return '';
  const { path, audience, rendered, responses } = prerendered;
  // Before the app runs, the browser itself would submit a form.
  const inert = rendered?.html.includes('<form') ? ' inert' : '';
  const page = rendered
    ? `<div id="prerendered" data-path="${path}" data-audience="${audience}"${inert}><style nonce="${nonce}">${rendered.css}</style>${rendered.html}</div>`
    : '';
  const json = JSON.stringify(responses).replaceAll('<', '\\u003c');
  return `${page}<script type="application/json" id="responses">${json}</script>`;
}
