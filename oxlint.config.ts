import { defineConfig } from 'oxlint';

const tests = ['**/*.{test,spec,stories}.{ts,tsx}'];

const onlyDevice = 'Only app/device stores on the device. Add a function there.';
const deviceStores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

/** The rules that typescript-eslint recommends, with types. */
const typescript = [
  'await-thenable',
  'ban-ts-comment',
  'consistent-type-imports',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-enum-values',
  'no-duplicate-type-constituents',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-floating-promises',
  'no-for-in-array',
  'no-implied-eval',
  'no-misused-new',
  'no-misused-promises',
  'no-namespace',
  'no-non-null-asserted-optional-chain',
  'no-redundant-type-constituents',
  'no-require-imports',
  'no-this-alias',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-declaration-merging',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unsafe-unary-minus',
  'no-wrapper-object-types',
  'only-throw-error',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'prefer-promise-reject-errors',
  'restrict-plus-operands',
  'restrict-template-expressions',
  'triple-slash-reference',
  'unbound-method',
];

const hooks = ['rules-of-hooks', 'exhaustive-deps'];

/** Rules that compile each component, which takes longer than all others together: only what users run is compiled. */
const reactCompiler = [
  'static-components',
  'use-memo',
  'void-use-memo',
  'preserve-manual-memoization',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
  'config',
  'gating',
];

function asErrors(plugin: string, names: string[]): Record<string, 'error'> {
  return Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));
}

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [
    './scripts/lint/house.js',
    'eslint-plugin-formatjs',
    // Oxlint reserves the name `react-hooks` for its built-in rules, which lack the rules of React Compiler.
    { name: 'hooks', specifier: 'eslint-plugin-react-hooks' },
  ],
  // Directives that disable a rule have no effect.
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['bench/peers/**', '**/dist', '**/generated', '.data', '.cache'],
  categories: { correctness: 'error' },
  rules: {
    // Regular expressions for the signatures of files contain control characters.
    'no-control-regex': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...asErrors('typescript', typescript),
        'no-array-constructor': 'error',
        'no-console': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'max-lines': ['error', { max: 250, skipComments: true }],
        'house/file-name': 'error',
        'formatjs/enforce-default-message': ['error', 'literal'],
        'formatjs/enforce-placeholders': 'error',
      },
    },
    {
      files: ['design-system/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
      rules: { ...asErrors('hooks', hooks), 'house/static-styles': 'error' },
    },
    {
      files: ['design-system/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
      excludeFiles: [...tests, '**/testing/**', 'design-system/guards/**'],
      rules: asErrors('hooks', reactCompiler),
    },
    {
      // What browsers run; `browserslist` in package.json names the oldest.
      files: ['design-system/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'contract/rules/**/*.ts'],
      excludeFiles: [...tests, '**/testing/**', 'design-system/guards/**'],
      rules: { 'house/supported-apis': 'error' },
    },
    {
      files: ['design-system/**/*.tsx'],
      rules: { 'house/component-folder': 'error' },
    },
    {
      files: ['design-system/**/*.tsx', 'app/**/*.tsx'],
      excludeFiles: ['**/*.{stories,test,spec}.tsx', '**/testing/**'],
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
      excludeFiles: ['design-system/internal/lazyPart.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react',
                importNames: ['lazy'],
                message:
                  "Use `lazyPart`: code that does not arrive must not end the portal's page.",
              },
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
      files: ['app/**/*.{ts,tsx}', 'server/**/*.ts'],
      // What operators import and providers respond has other limits.
      excludeFiles: [
        ...tests,
        '**/testing/**',
        'server/domain/jobs/jobFile.ts',
        'server/providers/**',
      ],
      rules: { 'house/shared-limits': 'error' },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'app/testing/**'],
      rules: { 'house/library-looks': 'error' },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      excludeFiles: ['app/device/**', '**/*.test.{ts,tsx}', 'app/testing/**'],
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
                importNames: ['safeLocalStorage', 'safeSessionStorage'],
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
    // It has a line for each component.
    { files: ['design-system/index.ts'], rules: { 'max-lines': 'off' } },
    {
      files: tests,
      rules: {
        'max-lines': ['error', { max: 350, skipComments: true }],
        'house/dialog-text': 'error',
        'house/fixed-wait': 'error',
      },
    },
    {
      files: ['app/**/*.test.tsx'],
      rules: { 'house/late-visible': 'error' },
    },
    {
      files: ['server/operator/**', 'scripts/**', 'server/main.ts', 'journeys/browsers/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
