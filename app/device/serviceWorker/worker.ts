import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { serverTimeHeader, storedHeader } from '../../../contract/rules/requestHeaders.ts';
import { clearDataMessage, dataCachePrefix, deleteDataCaches } from './savedData.ts';

// Written by scripts/vite/serviceWorker.ts.
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __BUILD__: string;

const dataCache = `${dataCachePrefix}${__BUILD__}`;
const maxResponses = 100;

// Raised when the data is cleared, so that a response that is still on its way is not stored afterwards.
let generation = 0;

async function clearData(): Promise<void> {
  generation += 1;
  await deleteDataCaches();
}

async function removeOldest(): Promise<void> {
  const cache = await caches.open(dataCache);
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - maxResponses));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** Returns a copy that the app can tell from a response, without the server's time, which would be wrong when it is read. */
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
// A new build reads its own data only.
addEventListener('activate', () => void clearData());

// Documents always come from the network, so that a release is seen at once; the stored shell replaces them offline.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache('/') }] }),
    { denylist: [/^\/(api|demo|media)\//] },
  ),
);

const data = new NetworkFirst({
  cacheName: dataCache,
  plugins: [
    {
      handlerWillStart: ({ state }) =>
        Promise.resolve(void Object.assign(state ?? {}, { generation })),
      fetchDidSucceed: async ({ response }) => {
        if (response.status === 401) await clearData();
        return response;
      },
      cacheWillUpdate: ({ response, state }) =>
        Promise.resolve(
          response.ok && (state as { generation?: number }).generation === generation
            ? toStored(response)
            : null,
        ),
      cacheDidUpdate: removeOldest,
    },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'), data);

// Hashed files never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/localization/'),
  new CacheFirst({ cacheName: 'localization' }),
);
addRoute({ cleanURLs: false });
