import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { api } from '../../contract/api.ts';
import { requestHeaders } from '../../contract/rules/requestHeaders.ts';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { routeEntries } from '../../app/routeTable.ts';

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
    // Shows the frame of the app (navbar and menu) at once if an approved user has used this device before. Styles in index.html draw the
    // frame until the app does.
    const user = JSON.parse(localStorage.getItem(keys.user) ?? 'null') as { is_approved?: boolean };
    const look = localStorage.getItem('preferences') ?? '';
    if (
      user?.is_approved &&
      !localStorage.getItem(keys.logout) &&
      new RegExp(framed).test(location.pathname)
    )
      document.documentElement.dataset['frame'] = /"layout":"horizontal"/.test(look)
        ? 'horizontal'
        : /"sidebarCollapsed":true/.test(look)
          ? 'collapsed'
          : 'vertical';
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
const layouts = ['AuthenticatedLayout', 'Commands', 'UnreadBell'];

/** Returns the module of each route's page by the imports in routes.tsx and dashboardPages.tsx, whose pages come last. */
function readPageModules(root: string): Map<string, string> {
  const files = ['routes.tsx', 'dashboardPages.tsx'];
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  // Matches `lazy(() => import('./…'))` and `() => import('./…')`, and captures the file.
  const imported = "(?:lazy\\()?\\(\\) => import\\('\\./(.+?)'\\)\\)?";
  const constants = new Map(
    [...source.matchAll(new RegExp(`const (\\w+) = ${imported}`, 'g'))].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  // Matches an entry of the pages' objects, whose value is such an import or the name of such a constant.
  const pages = source.matchAll(new RegExp(`^  (\\w+): (?:${imported}|(\\w+)),$`, 'gm'));
  return new Map(
    [...pages].map(([, name = '', file, constant = '']) => [
      name,
      file ?? constants.get(constant) ?? '',
    ]),
  );
}

/** Returns the source of a regular expression for addresses of a route. */
export function toPattern(path: string): string {
  const [page = '', query] = path.replace(/:\w+/g, '[^/]+').replace('*', '.+').split('?');
  return query ? `${page}/?\\?(.*&)?${query}(&.*)?` : `${page}/?(\\?.*)?`;
}

/**
 * Inlines a script into index.html that preloads the files of the page at the current address. Otherwise the browser would request them
 * only once the app runs, two round trips later.
 */
export function routePreloads(): Plugin {
  let root = '';
  return {
    name: 'route-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const find = (module: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const needed = (names: Iterable<string>, collected = new Set<string>()): Set<string> => {
          for (const name of names) {
            if (collected.has(name)) continue;
            collected.add(name);
            needed(byName.get(name)?.imports ?? [], collected);
          }
          return collected;
        };
        const first = needed(
          chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])),
        );
        const files: string[] = [];
        const toIndex = (name: string) => {
          const short = name.replace(/^assets\/|\.js$/g, '');
          return files.includes(short) ? files.indexOf(short) : files.push(short) - 1;
        };
        const modules = readPageModules(root);
        const routes: Record<string, number[]> = {};
        for (const [name, { path, guard, partOf }] of routeEntries) {
          const findPage = (of: string) => find(`/app/${modules.get(of) ?? '?'}`);
          const page = findPage(name);
          if (!page) throw new Error(`No chunk has the page of the route "${name}".`);
          const parts = [
            ...(guard === 'approved' ? layouts : []),
            ...(name === 'dashboard' || partOf ? ['dashboardPages'] : []),
          ].map((part) => find(`/${part}.tsx`));
          // The wallet's page contains the year. The overview has the same path as the wallet, but does not contain it.
          const holder = partOf && partOf !== 'dashboard' ? findPage(partOf) : undefined;
          const names = [...parts, holder, page].flatMap((chunk) => chunk?.fileName ?? []);
          const scripts = [...needed(names)].filter((file) => !first.has(file));
          const styles = scripts.flatMap((file) => [
            ...(byName.get(file)?.viteMetadata?.importedCss ?? []),
          ]);
          routes[toPattern(path)] = [...scripts, ...styles].map(toIndex);
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
