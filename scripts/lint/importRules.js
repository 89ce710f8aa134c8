const fromIndex = {
  regex: '(^|/)(design-system/)?index(\\.ts)?$',
  message: "Import the component's own file: an index in between makes cycles and large chunks.",
};
const upwards = {
  regex: '(^|/)(app|server)/',
  message:
    'The library knows no application and no server. Take what you need as a prop, or through DesignSystemProvider.',
};
const appOnly = {
  regex: '^(swr|react-router-dom|react-router)(/|$)',
  message:
    'The library knows neither SWR nor a router. A router reaches it through DesignSystemProvider (navigate, useHref).',
};
const drawing = {
  regex: '^(styled-components|react-aria-components|react-aria)(/|$)',
  message:
    'The app draws only with @byline/design-system. What a page cannot express is a gap in the library: close it there.',
};
const inside = {
  regex: '^(?!@byline/design-system/styles\\.css$).*(^|/)(design-system|tokens)/',
  message:
    "Import the library by its package name, '@byline/design-system'; export there what is missing.",
};
const serverCode = {
  regex: '/server/(?!contract/)',
  message: 'The app may know only the contract: `import type` from server/contract.',
};
const ariaIndex = {
  regex: '^react-aria-components$',
  importNamePattern: '^(?!RouterProvider$)',
  message:
    "Import from the component's own entry, as in 'react-aria-components/Button': Node, and so each test, starts several times as fast.",
};
const outside = {
  regex:
    '^(?!@byline/design-system/(money|validation)$)(@byline/|(.*/)?(app|design-system|tokens)/)',
  message:
    'The server imports nothing of the app, and of the library only its React-free entries /money and /validation.',
};
const contractValue = {
  group: ['**/server/contract/*'],
  message: 'Use `import type`: the schemas stay on the server, the app needs their types only.',
};

function restrict(files, patterns, ignores = []) {
  return {
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

const areas = [
  'home',
  'register',
  'account',
  'dashboard',
  'jobs',
  'submission',
  'history',
  'profile',
  'help',
  'legal',
  'errors',
];

function otherAreas(area) {
  const others = areas.filter((name) => name !== area).join('|');
  return {
    regex: `^\\.\\./(${others})/`,
    message: `routes/${area} imports no other area. Move what both need to app/api, app/session or app/layouts, or into the library.`,
  };
}

const inApp = [drawing, inside, serverCode, { ...contractValue, allowTypeImports: true }];

/** Which way imports go (docs/contributing.md, "Which way imports go"). */
export const importDirections = [
  restrict(
    ['design-system/**/*.{ts,tsx}'],
    [upwards, appOnly, fromIndex, ariaIndex],
    ['design-system/guards/**'],
  ),
  restrict(['server/**/*.ts'], [outside]),
  restrict(['app/**/*.{ts,tsx}'], inApp, ['app/e2e/**', 'app/testing/**', 'app/routes/*/**']),
  ...areas.map((area) =>
    restrict(
      [`app/routes/${area}/**/*.{ts,tsx}`],
      [...inApp, otherAreas(area)],
      ['**/*.test.{ts,tsx}'],
    ),
  ),
];
