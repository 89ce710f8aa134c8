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
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // A minimum of 0 is no limit that the server repeats.
          selector:
            'JSXAttribute[name.name=/^(min|max|minLength|maxLength|minValue|maxValue|maxSize|maxFiles|pattern)$/] Literal[value!=0]',
          message: 'Limits and patterns are in contract/rules, for the schemas of the server too.',
        },
        {
          selector: "Property[key.name='regex'] > Literal[regex]",
          message: 'Patterns are in contract/rules, for the schemas of the server too.',
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    // What operators import and providers respond has limits of its own.
    ignores: ['**/*.test.ts', 'server/domain/jobs/jobFile.ts', 'server/providers/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(line|text|requiredText|storable)Schema$/] > Literal',
          message: 'Limits of what users enter are in contract/rules.',
        },
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
