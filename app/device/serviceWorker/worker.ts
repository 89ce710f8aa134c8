import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { apiPrefix } from '../../../contract/api.ts';
import {
  noUser,
  serverTimeHeader,
  storedHeader,
  userHeader,
} from '../../../contract/rules/requestHeaders.ts';
import {
  clearDataMessage,
  dataCachePrefix,
  deleteDataCaches,
  findDataCaches,
} from './savedData.ts';

// Written by scripts/vite/serviceWorker.ts.
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __BUILD__: string;

// The name of the cache ends with the user's id. Caches of other users are deleted, so there is at most one.
const dataCacheStart = `${dataCachePrefix}${__BUILD__}-`;
/** How many responses are stored; the oldest ones are deleted. */
const maxResponses = 100;

// Incremented when the data is cleared, so that a response that arrives later is not stored.
let generation = 0;
// The user whose data is stored, and the number of the newest request with a response for this user.
let owner: { id: string; order: number } | null = null;
let requests = 0;
// Responses are stored one after the other, so that a late write does not create a deleted cache again.
let storing = Promise.resolve();

async function clearData(): Promise<void> {
  generation += 1;
  owner = null;
  await deleteDataCaches();
}

async function removeOldest(cache: Cache): Promise<void> {
  // In the order in which they were stored.
  const stored = await cache.keys();
  const oldest = stored.slice(0, Math.max(0, stored.length - maxResponses));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** Returns a copy to store: with `storedHeader`, which marks it for the app, and without the server's time, which would be out of date. */
function toStored(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(serverTimeHeader);
  headers.set(storedHeader, '1');
  return new Response(response.body, { status: response.status, headers });
}

clientsClaim();
cleanupOutdatedCaches();
precache(__PRECACHE__);

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === clearDataMessage) void clearData();
});
// Deletes the data of earlier builds.
addEventListener('activate', () => void clearData());

// Documents always come from the network, so that a release is seen at once; the stored shell replaces them offline.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache('/') }] }),
    { denylist: [/^\/(api|demo|mail|media)\//] },
  ),
);

/** When a request was sent: its number, and the generation of the data. */
type Sent = { order: number; generation: number };
type Call = { request: Request; event: { waitUntil: (work: Promise<unknown>) => void } };

/** Stores a response in the cache of its user, and deletes the data of every other user. */
async function store(request: Request, response: Response, sent: Sent): Promise<void> {
  if (sent.generation !== generation) return;
  const id = response.headers.get(userHeader);
  if (response.status === 401 || id === noUser) return clearData();
  // Responses to guests have no owner and are not stored.
  if (id === null) return;
  if (owner?.id !== id) {
    // This is a late response to a request of the previous user.
    if (owner && sent.order < owner.order) return;
    await deleteDataCaches({ except: dataCacheStart + id });
  }
  owner = { id, order: Math.max(owner?.order ?? 0, sent.order) };
  if (request.method !== 'GET' || !response.ok) return;
  const cache = await caches.open(dataCacheStart + id);
  await cache.put(request, toStored(response));
  await removeOldest(cache);
}

async function findStored(request: Request): Promise<Response | undefined> {
  await storing;
  const name = (await findDataCaches()).find((one) => one.startsWith(dataCacheStart));
  return name === undefined ? undefined : (await caches.open(name)).match(request);
}

/** Responds from the network, or if that fails with the stored response. */
async function respond({ request, event }: Call): Promise<Response> {
  const sent = { order: (requests += 1), generation };
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const stored = request.method === 'GET' ? await findStored(request) : undefined;
    if (stored) return stored;
    throw error;
  }
  const copy = response.clone();
  // Storing can fail, for example on a full device; the response is returned anyway.
  storing = storing.then(() => store(request, copy, sent)).catch(() => undefined);
  event.waitUntil(storing);
  return response;
}

// Handles POST too, because signing in or out changes the owner of the stored data.
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(apiPrefix),
    respond,
    method,
  );
}

// The names of these files contain a hash of their content, so a stored file is never out of date.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/localization/'),
  new CacheFirst({ cacheName: 'localization' }),
);
// Adds the route of the precached files, among them the shell. It is the last one because the first route that matches responds, and
// documents have to come from the network.
addRoute({ cleanURLs: false });
