import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { componentFolder, fileLength, fileName } from './scripts/lint/fileRules.js';
import { importDirections } from './scripts/lint/importRules.js';
import { staticStyles } from './scripts/lint/styleRules.js';

const house = {
  rules: {
    'component-folder': componentFolder,
    'file-length': fileLength,
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
      'house/file-length': 'error',
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
      // It warns of what React Compiler leaves out; nothing here is compiled by it.
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
  ...importDirections,
  {
    files: ['server/operator/**', 'scripts/**', 'server/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
