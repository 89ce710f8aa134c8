import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { prerenderedPages as files } from '../../server/contract/prerenderedPages.ts';
import type * as Renderer from '../../app/prerender.tsx';
import { localization } from './localization.ts';

const marker = '<!-- prerendered page -->';
const stylesheet = /<link rel="stylesheet"[^>]* href="\/(.+?\.css)"[^>]*>/;

const toStyle = (css: string) => `<style nonce="__CSP_NONCE__">${css}</style>`;

/** Runs below the page: it is in English and for guests, and the offline copy of an address may be that of another. */
function removeUnlessFit(path: string): void {
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('userInfo') !== null;
  } catch {
    // Without readable storage nobody is known.
  }
  if (isKnown || document.documentElement.lang !== 'en' || location.pathname !== path)
    document.getElementById('prerendered')?.remove();
}

async function buildRenderer(root: string, outDir: string): Promise<typeof Renderer> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), localization()],
    // The default export of styled-components differs between bundlers and Node.
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, minify: false },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Renderer;
}

/**
 * Writes the first pages of new visitors as HTML, such as `home.html`: index.html with the page of a guest in it, which is on
 * screen before any script has loaded. The app replaces it by the same page.
 */
export function prerenderedPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const read = (name: string) => {
        const file = bundle[name];
        return file?.type === 'asset' ? String(file.source) : '';
      };
      // A stylesheet of its own would cost a round trip before the first paint.
      const page = read('index.html').replace(stylesheet, (_link, name: string) =>
        toStyle(read(name)),
      );
      const rendererDir = join(outDir, '.prerender');
      const { prerender, prerenderedConfig } = await buildRenderer(root, rendererDir);
      const config = JSON.stringify(prerenderedConfig).replaceAll('"', '&quot;');
      for (const [path, file] of Object.entries(files)) {
        const { html, css } = await prerender(path);
        // What is typed or filled in before the app runs would be lost.
        const inert = html.includes('<form') ? ' inert' : '';
        const fixed = html.replaceAll('<input ', '<input readonly ');
        const content = [
          `<div id="prerendered" data-config="${config}"${inert}>`,
          `${toStyle(css)}${fixed}</div>`,
          `<script nonce="__CSP_NONCE__">(${removeUnlessFit.toString()})('${path}')</script>`,
        ].join('');
        const source = page.replace(marker, () => content);
        writeFileSync(join(outDir, file), source);
      }
      rmSync(rendererDir, { recursive: true });
    },
  };
}
