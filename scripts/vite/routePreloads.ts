import type { Plugin } from 'vite';
import { api } from '../../contract/api.ts';
import { requestHeaders } from '../../contract/rules/requestHeaders.ts';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { routeEntries } from '../../app/routeTable.ts';
import { createChunkCollector, getRouteModules } from './routeModules.ts';

/**
 * Runs in the head before any module: preloads the files of the page at this address, and requests the current user. `routes` has, for each
 * pattern of an address, the indexes of its files in `files`. `framed` is the pattern of pages in the frame of the app.
 */
function preloadRoute(
  files: readonly string[],
  routes: Record<string, readonly number[]>,
  framed: string,
  font: string,
  keys: typeof storageKeys,
  ownHeaders: typeof requestHeaders,
  userPath: string,
): void {
  const preload = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  try {
    // Preloads the font first for signed-in users, because their texts have any length and may wrap differently in the fallback font.
    if (localStorage.getItem(keys.user) !== null)
      preload({ rel: 'preload', as: 'font', crossOrigin: '', href: font });
  } catch {
    // Without readable storage, the script cannot know whether a user is signed in.
  }
  try {
    // Shows the frame of the app (navbar and menu) at once if an approved user has used this device before. The library's frame.css draws it
    // until the app does.
    const user = JSON.parse(localStorage.getItem(keys.user) ?? 'null') as { is_approved?: boolean };
    if (
      user?.is_approved &&
      !localStorage.getItem(keys.logout) &&
      new RegExp(framed).test(location.pathname)
    )
      document.documentElement.dataset['frame'] = 'bottom-bar';
  } catch {
    // Without readable storage there is no frame.
  }
  const nonce = document.currentScript?.nonce ?? '';
  const path = location.pathname === '/' ? '/home' : location.pathname;
  const address = path + location.search;
  // A part of a page, such as a tab, loads after the page.
  const match = Object.keys(routes).findLast((pattern) => new RegExp(`^${pattern}$`).test(address));
  for (const index of (match && routes[match]) || []) {
    const file = `/assets/${files[index]}`;
    if (file.endsWith('.css'))
      preload({ rel: 'preload', as: 'style', crossOrigin: '', nonce, href: file });
    else preload({ rel: 'modulepreload', nonce, href: `${file}.js` });
  }
  try {
    const config = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content;
    const { apiHost } = JSON.parse(config ?? '') as { apiHost?: string };
    if (apiHost) return;
    const headers = {
      Accept: 'application/json',
      'Accept-Language': localStorage.getItem(keys.locale) ?? 'en',
      ...ownHeaders,
    };
    const user = fetch(userPath, { headers, redirect: 'error' });
    // The app handles the failure when it asks for the response.
    user.catch(() => undefined);
    window.earlyResponses = { [userPath]: user };
  } catch {
    // Without readable storage or configuration the app requests everything itself.
  }
}

// Inserts the script before the stylesheet, for which scripts wait, and after the charset, which must be in the first 1024 bytes.
const marker = '<!-- route preloads -->';
/** Returns the source of a regular expression for addresses of a route. */
export function toPattern(path: string): string {
  const [page = '', query] = path.replace(/:\w+/g, '[^/]+').replace('*', '.+').split('?');
  const parameters = query?.split('&').map((parameter) => `(?=.*[?&]${parameter}(&|$))`) ?? [];
  return `${parameters.join('')}${page}/?(\\?.*)?`;
}

/**
 * Inlines a script into index.html that preloads the files of the page at the current address. Otherwise the browser would request them
 * only once the app runs, two round trips later.
 */
export function routePreloads(): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const collect = createChunkCollector(chunks);
        const first = collect(['index.html']);
        const files: string[] = [];
        const toIndex = (name: string) => {
          const short = name.replace(/^assets\/|\.js$/g, '');
          return files.includes(short) ? files.indexOf(short) : files.push(short) - 1;
        };
        const routes: Record<string, number[]> = {};
        for (const [, entry] of routeEntries) {
          const needed = [...collect(getRouteModules(entry))].filter((chunk) => !first.has(chunk));
          const styles = needed.flatMap(({ viteMetadata }) => [
            ...(viteMetadata?.importedCss ?? []),
          ]);
          const scripts = needed.map(({ fileName }) => fileName);
          routes[toPattern(entry.path)] = [...scripts, ...styles].map(toIndex);
        }
        const font = Object.keys(bundle).find((name) => /inter-latin-wght.*\.woff2$/.test(name));
        if (!font) throw new Error('There is no font for Latin letters.');
        const approved = routeEntries.filter(([, { guard }]) => guard === 'approved');
        const framed = [
          ...new Set(approved.map(([, { path }]) => toPattern(path.split('?', 1)[0] ?? ''))),
        ];
        const values = [
          files,
          routes,
          `^(${framed.join('|')})$`,
          `/${font}`,
          storageKeys,
          requestHeaders,
          api.user.path,
        ];
        const script = `(${preloadRoute.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;
        return html.replace(marker, () => `<script nonce="__CSP_NONCE__">${script}</script>`);
      },
    },
  };
}
