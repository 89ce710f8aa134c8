import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { componentFolder, fileName } from './scripts/lint/fileRules.js';
import { staticStyles } from './scripts/lint/styleRules.js';

const house = {
  rules: {
    'component-folder': componentFolder,
    'file-name': fileName,
    'static-styles': staticStyles,
  },
};

const onlyDevice = 'Only app/device stores on the device. Add a function there.';
const deviceStores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

export default defineConfig(
  globalIgnores(['**/dist', '**/generated', '.data', '.cache', 'node_modules']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    plugins: { house, formatjs },
    rules: {
      'max-lines': ['error', { max: 250, skipComments: true }],
      'house/file-name': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['design-system/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'house/static-styles': 'error',
      // It reports code that React Compiler skips, and we do not use the compiler.
      'react-hooks/incompatible-library': 'off',
    },
    plugins: { house },
  },
  {
    files: ['design-system/**/*.tsx'],
    rules: { 'house/component-folder': 'error' },
  },
  {
    files: ['design-system/**/*.tsx', 'app/**/*.tsx'],
    ignores: ['**/*.{stories,test,spec}.tsx', '**/testing/**'],
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        {
          props: {
            include: [
              [
                '*',
                '{label,title,alt,placeholder,description,aria-label,aria-description,aria-valuetext}',
              ],
            ],
          },
        },
      ],
    },
  },
  {
    files: ['design-system/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-aria-components',
              allowImportNames: ['RouterProvider'],
              message:
                "Import from the component's entry, e.g. 'react-aria-components/Button': Node and tests start several times faster.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/device/**', '**/*.test.{ts,tsx}', 'app/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...deviceStores.map((name) => ({ name, message: onlyDevice })),
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'idb-keyval', message: onlyDevice },
            {
              name: '@byline/design-system',
              importNames: ['safeLocalStorage'],
              message: onlyDevice,
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis'].flatMap((object) =>
          deviceStores.map((property) => ({ object, property, message: onlyDevice })),
        ),
      ],
    },
  },
  {
    files: ['**/*.{test,spec,stories}.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 350, skipComments: true }] },
  },
  {
    files: ['server/operator/**', 'scripts/**', 'server/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
