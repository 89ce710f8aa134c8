import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { routeEntries } from '../../app/routeTable.ts';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { handOver } from './handOver.ts';
import type { ClassRules } from '../package/styles/extract.ts';
import { builtLibrary } from './builtLibrary.ts';
import { localization } from './localization.ts';
import { toPattern } from './routePreloads.ts';

/** The server replaces this comment by the prerendered page and the API's responses (server/http/page.ts). */
const marker = '<!-- prerendered page -->';
const stylesheet = /<link rel="stylesheet"[^>]* href="\/(.+?\.css)"[^>]*>/g;

/**
 * Runs in a script below a prerendered page. Removes the page if the app will show another page on this device. Otherwise enables the
 * page's forms. They are inert until then, because without scripts the browser would send their values in the URL.
 */
function removeUnlessFit(keys: typeof storageKeys): void {
  const page = document.getElementById('prerendered');
  if (!page) return;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Without readable storage, the app has no stored state that could differ.
      return null;
    }
  };
  // The script before the first paint has set the place of the menu.
  const hasOtherLayout = () =>
    document.documentElement.dataset['menu'] !== 'vertical' || read(keys.jobsView) === 'cards';
  /** Whether the page is for this device, by the page's audience. */
  const isFor = {
    guest: () => !read(keys.user),
    user: () => !read(keys.logout) && !hasOtherLayout(),
  };
  const isFit =
    // Offline, the service worker may serve the copy of another page.
    location.pathname === page.dataset['path'] &&
    document.documentElement.lang === 'en' &&
    isFor[page.dataset['audience'] as keyof typeof isFor]();
  if (isFit) page.inert = false;
  else page.remove();
}

/** Only the base stylesheet defines the colour tokens. */
const isBaseStylesheet = (css: string) => css.includes('--color-background-canvas:');

/** Returns a script element that calls a function, whose code must not refer to other code of this module. */
function toScript<Args extends readonly object[]>(run: (...args: Args) => void, ...args: Args) {
  const values = args.map((value) => JSON.stringify(value)).join();
  return `<script nonce="__CSP_NONCE__">(${run.toString()})(${values})</script>`;
}

// Provides the style rules of the library's components, so that a prerendered page includes only the rules of the classes that it uses.
function componentRules(rules: ClassRules[]): Plugin {
  const name = 'virtual:component-rules';
  return {
    name: 'component-rules',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(rules)}` : undefined),
  };
}

/** Builds the app as a Node module that renders pages, without writing it. */
export async function buildRenderer(
  libraryFolder: string,
  rules: ClassRules[],
): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile: false,
    root: 'app',
    publicDir: false,
    logLevel: 'warn',
    plugins: [builtLibrary(libraryFolder), react(), localization(), componentRules(rules)],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundles all packages, because Node cannot import the stylesheets of React Aria.
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', minify: false, write: false },
  });
  return output as Rolldown.RolldownOutput;
}

/**
 * Writes what the server needs for prerendering into `dist/renderer`: the output of `buildRenderer`; `page.html`, which is index.html with
 * inlined styles and a placeholder for the page; and `titles.json`, the titles of the routes by pattern.
 */
export function prerenderer({ output }: Rolldown.RolldownOutput): Plugin {
  let outDir = '';
  return {
    name: 'prerenderer',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir, '../renderer');
    },
    writeBundle(_options, bundle) {
      rmSync(outDir, { recursive: true, force: true });
      for (const file of output) {
        const target = join(outDir, file.fileName);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, file.type === 'chunk' ? file.code : file.source);
      }
      const read = (name: string) => {
        const file = bundle[name];
        return file?.type === 'asset' ? String(file.source) : '';
      };
      const componentLinks: string[] = [];
      const page = read('index.html')
        // Inlines the base stylesheet, which would cost a round trip before the first paint if it were linked. Keeps its link, disabled,
        // because Vite's preloader would load the stylesheet if no link of the page named it.
        .replaceAll(stylesheet, (link, name: string) => {
          const css = read(name);
          if (!isBaseStylesheet(css)) {
            componentLinks.push(link);
            return '';
          }
          const disabledLink = link.replace('<link ', '<link disabled ');
          return `<style nonce="__CSP_NONCE__">${css}</style>${disabledLink}`;
        })
        // Links component stylesheets below the prerendered page, which includes the rules that it uses, so that they do not delay it. Only
        // the app's script waits for them.
        .replace('</body>', () => `${componentLinks.join('')}</body>`)
        // Delays the first paint until the prerendered page is complete, because parts that are already visible would move when the rest
        // arrives. The server writes `#responses` after the page.
        .replace('</head>', '<link rel="expect" href="#responses" blocking="render"></head>')
        // Above the page, a script records what users do in it before the app replaces it; below, a script removes it if it does not fit.
        .replace(
          marker,
          (place) => toScript(handOver) + place + toScript(removeUnlessFit, storageKeys),
        );
      writeFileSync(join(outDir, 'page.html'), page);
      const titles = routeEntries.map(([, { path, title }]) => [
        toPattern(path),
        title.defaultMessage,
      ]);
      writeFileSync(join(outDir, 'titles.json'), JSON.stringify(titles));
    },
  };
}
