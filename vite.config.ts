import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devServer } from './scripts/vite/devServer.ts';
import { firstPaint } from './scripts/vite/firstPaint.ts';
import { localization, reactAriaLocales } from './scripts/vite/localization.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { shakeable } from './scripts/vite/shakeable.ts';

const isVitest = process.env['VITEST'] !== undefined;
const isStorybook = process.argv.some((argument) => argument.includes('storybook'));
const isApp = !isVitest && !isStorybook;

// What every page needs, as two chunks: many small ones compress badly.
const firstPageLibraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal|styled-components|stylis|react-intl|@formatjs|intl-messageformat)\//;
const notOnFirstPage = new RegExp(
  [
    '^(?!.*(FocusScope|Button|Announcer|Overlay|Spinner|private/(collections|overlays|selection)',
    'LocalizedString|ShadowTreeWalker|VisuallyHidden|useControlledState|useLabels',
    'utils/(keyboard|animation)\\.|components/dist/private/(Label|Text|Form|Autocomplete|ProgressBar)\\.',
    'autocomplete/|/form/|NumberFormatter|utils/number|label/|progress/|FieldFrame|virtualFocus))',
  ].join('|'),
);

// The strings of React Aria in the languages that we have catalogues for.
const locales = optimizeLocales.vite({ locales: Object.values(reactAriaLocales) });

const appPlugins = [
  // English messages are parsed in the code that uses them, so that a page loads only its own. The validation core keeps
  // its texts, because it works without FormatJS.
  formatjs({
    ast: true,
    filter: { id: { include: /\/(app|design-system)\/.*\.tsx?$/, exclude: /\/validation\// } },
  }),
  localization(),
  firstPaint(),
  devServer(),
  precompress(),
  shakeable(),
];

export default defineConfig({
  root: isApp ? 'app' : '.',
  publicDir: isApp ? 'public' : false,
  plugins: [react(), locales, ...(isApp ? appPlugins : isVitest ? [localization()] : [])],
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
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', test: firstPageLibraries, priority: 2 },
            { name: 'shared', test: notOnFirstPage, minShareCount: 16, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // Vitest leaves one core free by default, which is half of a small machine.
    maxWorkers: '100%',
    // styled-components inserts single rules: as text, jsdom would parse the whole stylesheet again for each new rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{server,tokens,scripts,bench,.storybook}/**/*.test.ts'],
          globalSetup: ['server/testing/globalSetup.ts'],
          testTimeout: 30_000,
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
          setupFiles: ['design-system/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          isolate: false,
          include: ['app/**/*.test.tsx'],
          setupFiles: ['design-system/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
