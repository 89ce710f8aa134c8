import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { patience } from './journeys/harness/stress.ts';
import { buildPackage } from './scripts/package/build.ts';
import { builtLibrary } from './scripts/vite/builtLibrary.ts';
import { createChunkNames } from './scripts/vite/chunkNames.ts';
import { devServer } from './scripts/vite/devServer.ts';
import { firstPaint } from './scripts/vite/firstPaint.ts';
import { layeredStyles } from './scripts/vite/layeredStyles.ts';
import { localization, reactAriaLocales } from './scripts/vite/localization.ts';
import { routePreloads } from './scripts/vite/routePreloads.ts';
import { keepPrevious } from './scripts/vite/keepPrevious.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { buildRenderer, prerenderer } from './scripts/vite/prerenderer.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { shakeable } from './scripts/vite/shakeable.ts';

const isVitest = process.env['VITEST'] !== undefined;
const isStorybook = process.argv.some((argument) => argument.includes('storybook'));
const isApp = !isVitest && !isStorybook;

// The strings of React Aria in the languages that we have catalogues for.
const locales = optimizeLocales.vite({ locales: reactAriaLocales });

// The library of the production build, with its styles as CSS.
const libraryFolder = 'dist/design-system';

// The library in the unit tests with BUILT_LIBRARY.
const testedFolder = '.cache/tested-library';

// Tests that replace a module with `vi.mock` need their own module graph, because a worker that shares its modules may have loaded the
// real one before, and would keep the replacement for the files after it.
const replacesModules = isVitest
  ? globSync('{app,design-system,server}/**/*.test.{ts,tsx}', {
      exclude: ['**/node_modules/**'],
    }).filter((file) => /^vi\.mock\(/m.test(readFileSync(file, 'utf8')))
  : [];
const isOfServer = (file: string) => file.startsWith('server');
const exclude = [...configDefaults.exclude, ...replacesModules];

const appPlugins = [
  // English messages are parsed in the code that uses them, so that a page loads only its own. The validation core keeps
  // its texts, because it works without FormatJS.
  formatjs({
    ast: true,
    filter: { id: { include: /\/(app|design-system)\/.*\.tsx?$/, exclude: /\/validation\// } },
  }),
  localization(),
  firstPaint(),
  routePreloads(),
  devServer(),
  serviceWorker(),
  keepPrevious(),
  precompress(),
  shakeable(),
];

export default defineConfig(async ({ command }): Promise<ViteUserConfig> => {
  const isBuild = isApp && command === 'build';
  const rules = isBuild ? await buildPackage({ folder: libraryFolder, hasTypes: false }) : [];
  const renderer = isBuild ? await buildRenderer(libraryFolder, rules) : undefined;
  const isBuiltTested = isVitest && process.env['BUILT_LIBRARY'] !== undefined;
  if (isBuiltTested) await buildPackage({ folder: testedFolder, hasTypes: false });
  return {
    root: isApp ? 'app' : '.',
    publicDir: isApp ? 'public' : false,
    plugins: [
      ...(renderer ? [builtLibrary(libraryFolder), prerenderer(renderer)] : []),
      ...(isStorybook || (isApp && !isBuild) ? [layeredStyles()] : []),
      ...(isBuiltTested ? [builtLibrary(testedFolder, { parsesMessages: true })] : []),
      react(),
      locales,
      ...(isApp ? appPlugins : isVitest ? [localization()] : []),
    ],
    resolve: {
      alias: isApp
        ? [
            // Messages reach the browser parsed (scripts/vite/localization.ts).
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // React has the store hook itself since 18.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
    },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: '../dist/app',
      emptyOutDir: true,
      // The policy of the pages allows no fonts in data URLs.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // A part that loads on demand depends on the entry and the runtime of chunks, which run already: Firefox reports an error if
        // they are preloaded again.
        resolveDependencies: (_file, files) =>
          files.filter((name) => !/^assets\/(?:index|r)-/.test(name)),
      },
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          chunkFileNames: ({ name }) =>
            name === 'rolldown-runtime' ? 'assets/r-[hash:7].js' : 'assets/[hash:7].js',
          // The names of stylesheets are short too, because scripts contain the names of the stylesheets that they load.
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css')
              ? 'assets/[hash:7][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'base', tags: ['$initial'], priority: 1 },
              ...(renderer ? [{ name: createChunkNames(renderer) }] : []),
            ],
          },
        },
      },
    },
    test: {
      // Many tests wait, so that more workers than cores keep all cores busy. Vitest limits a percentage to 100.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // Limits end a test that hangs. They leave room for a machine that is several times slower.
      hookTimeout: 120_000 * patience,
      expect: { poll: { timeout: 60_000 * patience } },
      // The styles of the built library are in files.
      css: isBuiltTested,
      env: {
        // styled-components inserts single rules: as text, jsdom would parse the whole stylesheet again for each new rule.
        SC_DISABLE_SPEEDY: 'false',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            include: ['{contract,server,tokens,scripts,bench,.storybook}/**/*.test.ts'],
            exclude,
            globalSetup: ['server/testing/globalSetup.ts'],
            setupFiles: ['server/testing/fixedSeed.ts'],
            testTimeout: 120_000 * patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'replaced modules',
            environment: 'node',
            include: replacesModules.filter(isOfServer),
            globalSetup: ['server/testing/globalSetup.ts'],
            setupFiles: ['server/testing/fixedSeed.ts'],
            testTimeout: 120_000 * patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-like alone',
            environment: 'jsdom',
            include: replacesModules.filter((file) => !isOfServer(file)),
            setupFiles: ['design-system/testing/setup.ts'],
            testTimeout: 120_000 * patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'jsdom',
            // A fresh module graph for each file takes longer than the tests.
            isolate: false,
            include: ['design-system/**/*.test.{ts,tsx}', 'app/**/*.test.ts'],
            exclude,
            setupFiles: ['design-system/testing/setup.ts'],
            testTimeout: 60_000 * patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'jsdom',
            isolate: false,
            include: ['app/**/*.test.tsx'],
            exclude,
            setupFiles: ['design-system/testing/setup.ts'],
            testTimeout: 120_000 * patience,
          },
        },
      ],
    },
  };
});
