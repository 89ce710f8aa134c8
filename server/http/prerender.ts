import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api, toUrl } from '../../contract/api.ts';
import { jobsPageSize } from '../../contract/rules/jobSearch.ts';
import { pages } from '../../contract/rules/pages.ts';
import type { Prerender, Rendered, Responses } from '../../contract/schemas/prerender.ts';
import type { User } from '../../contract/schemas/user.ts';
import { toIsoDay } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { readSessionToken } from './cookies.ts';
import { getPath } from './requestPath.ts';

/** The first pages of new visitors. They are the same for every guest. */
const guestPages: readonly string[] = [pages.home, pages.signin];

const userUrl = toUrl(api.user);

/** Pages of signed-in users, with what the app reads there. */
const userPages: Readonly<Record<string, readonly string[]>> = {
  [pages.jobs]: [userUrl, toUrl(api.jobs, { page: 1, per_page: jobsPageSize })],
};

/** How long a page waits for the responses that it is rendered from, in ms. Without them, the app renders its loading state. */
const timeout = 1_000;

/** What the server adds to the page of an address. */
export type Prerendered = {
  path: string;
  audience: 'guest' | 'user';
  /** The page in English; null for users of other languages. */
  rendered: Rendered | null;
  /** The API responses that it was rendered from. The app starts with them in its cache. */
  responses: Responses;
};

/**
 * Creates the function that prerenders the page at an address of the app; it returns null if there is nothing to
 * prerender. `pageConfig` is the configuration that the server writes into the page.
 */
export function createPrerenderer(
  app: FastifyInstance,
  { config, clock }: Services,
  pageConfig: object,
) {
  const rendererFile = join(config.data.appDir, '../renderer/prerender.js');
  const guestCopies = new Map<string, Rendered>();
  let dayOfCopies = '';

  async function render(path: string, responses: Responses): Promise<Rendered> {
    // The first page shows days that count from today.
    const today = toIsoDay(clock.now());
    if (today !== dayOfCopies) guestCopies.clear();
    dayOfCopies = today;
    const guestCopy = guestCopies.get(path);
    if (guestCopy) return guestCopy;
    const { prerender } = (await import(pathToFileURL(rendererFile).href)) as {
      prerender: Prerender;
    };
    const rendered = await prerender(path, { config: pageConfig, responses, now: clock.now() });
    if (guestPages.includes(path)) guestCopies.set(path, rendered);
    return rendered;
  }

  // Renders once at the start. Otherwise the first visitor would wait until the app's code is loaded and compiled.
  app.addHook('onListen', async () => {
    if (!existsSync(rendererFile)) return;
    for (const path of guestPages) {
      await render(path, {}).catch((error: unknown) =>
        app.log.error(error, 'A page could not be prerendered.'),
      );
    }
  });

  // Requests the data like the browser, with the rights and limits of the user.
  async function readAsUser(request: FastifyRequest, url: string): Promise<unknown> {
    const { host, cookie, 'accept-language': language = '' } = request.headers;
    const response = await app.inject({
      url,
      headers: { host, cookie, 'accept-language': language },
      remoteAddress: request.ip,
      signal: AbortSignal.timeout(timeout),
    });
    return response.statusCode === 200 ? response.json<unknown>() : null;
  }

  return async function prerender(request: FastifyRequest): Promise<Prerendered | null> {
    if (!existsSync(rendererFile)) return null;
    const path = getPath(request);
    if (guestPages.includes(path))
      return { path, audience: 'guest', rendered: await render(path, {}), responses: {} };
    // `userPages` lists addresses without a query, because the app reads other data for an address with a query.
    const reads = userPages[request.url];
    if (!reads || config.app.apiHost || !readSessionToken(request, config)) return null;
    const bodies = await Promise.all(reads.map((read) => readAsUser(request, read)));
    if (bodies.includes(null)) return null;
    const responses = Object.fromEntries(reads.map((read, index) => [read, bodies[index]]));
    const isEnglish = (responses[userUrl] as User).locale === 'en';
    const rendered = isEnglish ? await render(path, responses) : null;
    return { path, audience: 'user', rendered, responses };
  };
}
