import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

// Of the fonts, only the one for Latin letters is stored in advance: other fonts are large, and load when a text needs them.
const precached = /\.(js|css)$|inter-latin-wght[^/]*\.woff2$/;

/** Builds the service worker as `sw.js`, with the list of the files of this build. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => precached.test(name));
      const page = bundle['index.html'];
      const source = page?.type === 'asset' ? page.source : '';
      const hash = createHash('sha256').update(files.toSorted().join()).update(source);
      const revision = hash.digest('hex').slice(0, 16);
      const list = [
        // The app's page, which the worker serves for all addresses when the network is down.
        { url: '/', revision },
        { url: '/icon.svg', revision },
        // The names of these files contain a hash.
        ...files.map((name) => ({ url: `/${name}`, revision: null })),
      ];
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __PRECACHE__: JSON.stringify(list),
          __BUILD__: JSON.stringify(revision),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(root, 'device/serviceWorker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
