import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devServer } from './scripts/vite/devServer.ts';
import { firstPaint } from './scripts/vite/firstPaint.ts';
import { localization } from './scripts/vite/localization.ts';
import { precompress } from './scripts/vite/precompress.ts';

const isVitest = process.env['VITEST'] !== undefined;
const isStorybook = process.argv.some((argument) => argument.includes('storybook'));
const isApp = !isVitest && !isStorybook;

// The strings of React Aria in the languages that we have catalogues for.
const locales = optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'zh-CN'] });

const appPlugins = [
  // English is in the catalogue of the bundle; only the validation core prints its messages without one.
  formatjs({
    removeDefaultMessage: true,
    filter: { id: { include: /\/(app|design-system)\/.*\.tsx?$/, exclude: /\/validation\// } },
  }),
  localization(),
  firstPaint(),
  devServer(),
  precompress(),
];

export default defineConfig({
  root: isApp ? 'app' : '.',
  publicDir: isApp ? 'public' : false,
  plugins: [react(), locales, ...(isApp ? appPlugins : isVitest ? [localization()] : [])],
  resolve: {
    // Messages reach the browser parsed (scripts/vite/localization.ts).
    alias: isApp
      ? {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        }
      : {},
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tokens/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/globalSetup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['design-system/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
          setupFiles: ['design-system/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
