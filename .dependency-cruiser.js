const tests = '\\.(test|spec|stories)\\.tsx?$|/testing/|/tests/|/guards/';
// The files of the library that server and contract may import.
const sharedLibrary =
  '^design-system/(rules|formatters/(countries|formats|money)|validation/core)\\.ts$';

const layers = ['theme', 'internal', 'formatters', 'preferences', 'validation', 'primitives'];
const groups = ['layout', 'navigation', 'inputs', 'feedback', 'data'];
// Components of a creators' portal are built with all others.
const portal = 'portal';

// Compositions of components from other groups: [from, to, reason].
const compositions = [
  ['layout/Page', 'navigation/Breadcrumbs', 'A page starts with its breadcrumbs.'],
  ['navigation/CommandPalette', 'inputs/SearchField', 'The palette is searched.'],
  ['navigation/FilterBar', 'feedback/Drawer', 'Small windows have the filters in a drawer.'],
  ['inputs/FormDraft', 'feedback/Banner', 'A banner shows that a draft was restored.'],
  ['inputs/Wizard', 'navigation/Stepper', 'A wizard shows its steps.'],
  ['inputs/FormDialog', 'feedback/(Dialog|Notices)', 'The form is in a dialog.'],
  ['inputs/FormDialog', 'layout/ActionBar', 'The buttons are in the footer of the dialog.'],
  ['inputs/field', 'feedback/Popover', 'A button beside the label opens the help of a field.'],
  ['navigation/ShortcutList', 'inputs/SwitchField', 'Single-key shortcuts can be turned off.'],
  ['navigation/ShortcutList', 'feedback/Dialog', 'The list is a dialog.'],
  ['data/Card', 'navigation/Menu', 'Several actions of a card are a menu.'],
  ['data/CopyButton', 'feedback/Notices', 'A notice confirms the copy.'],
  ['data/ExportButton', 'feedback/Notices', 'A notice shows why a file was not downloaded.'],
  ['data/Table', 'navigation/Menu', 'Headings and rows have menus.'],
  ['data/Table', 'navigation/ShortcutList', 'Keys differ on Apple devices.'],
  ['data/Table', 'feedback/Popover', 'The filter of a column is beside its heading.'],
  ['data/Table', 'inputs', 'Cells are edited, and columns filtered, with the fields of forms.'],
  ['data/Table', 'layout/Inline', 'The buttons of a filter are in a line.'],
  [
    'data/TableToolbar',
    'navigation',
    'Columns are chosen in a menu, and the button is that of FilterBar.',
  ],
  ['data/TableToolbar', 'feedback/Drawer', 'The filters of all columns are in a drawer.'],
  ['data/TableToolbar', 'inputs', 'The filters are a form.'],
  [
    'data/ListPage',
    '(feedback|inputs|layout|navigation)',
    'A list has its search, filters, pages and states.',
  ],
  ['data/SelectionBar', 'navigation/Menu', 'Actions for which there is no room are in a menu.'],
  ['feedback/NoticeHistory', 'data/DateTime', 'Each notice has its time.'],
];

function libraryLayer(folder, index) {
  const higher = [...layers.slice(index + 1), ...groups, portal];
  return {
    name: `library-${folder}`,
    severity: 'error',
    comment: `design-system/${folder} builds only on ${['tokens', ...layers.slice(0, index)].join(', ')}. Move what both files need down.`,
    from: { path: `^design-system/${folder}/`, pathNot: tests },
    to: { path: `^design-system/(${higher.join('|')})/` },
  };
}

function libraryGroup(group) {
  const others = groups.filter((name) => name !== group);
  const allowed = compositions.filter(([from]) => from.startsWith(`${group}/`));
  const rule = (from, to) => ({
    name: `library-${group}`,
    severity: 'error',
    comment: `Groups share through primitives/. Move what both need there, or list the composition with its reason in .dependency-cruiser.js.`,
    from: { pathNot: tests, ...from },
    to,
  });
  const target = `^design-system/(${[...others, portal].join('|')})/`;
  return [
    rule(
      {
        path: `^design-system/${group}/`,
        pathNot: [tests, ...allowed.map(([from]) => `^design-system/${from}/`)],
      },
      { path: target },
    ),
    ...Object.entries(Object.groupBy(allowed, ([from]) => from)).map(([from, rows]) =>
      rule(
        { path: `^design-system/${from}/` },
        { path: target, pathNot: rows.map(([, to]) => `^design-system/${to}/`) },
      ),
    ),
  ];
}

// Features from the lowest to the highest: each row builds only on the rows before it.
const features = [
  ['dates', 'requests'],
  ['wallet'],
  ['export', 'help', 'jobs', 'payments', 'pictures', 'social', 'verification', 'year'],
  ['calendar', 'cases', 'discussion', 'profile', 'unread'],
  ['commands'],
];

function featureLayer(row, index) {
  const lower = features.slice(0, index).flat();
  return {
    name: 'app-features-order',
    severity: 'error',
    comment: `Of the features, ${row.join(', ')} import only ${lower.join(', ') || 'none'}. Move the shared part down, or a feature to another row of .dependency-cruiser.js.`,
    from: { path: `^app/features/(${row.join('|')})/`, pathNot: tests },
    to: {
      path: '^app/features/',
      // `$1` is the feature of the importing file.
      pathNot: ['$1', ...lower].map((name) => `^app/features/${name}/`),
    },
  };
}

// Folders of server/domain from the lowest to the highest: each row builds only on the rows before it, and on the files in no folder.
const domain = [
  ['attachments', 'transitions'],
  ['session'],
  ['codes'],
  ['accounts'],
  ['profile', 'social'],
  ['jobs', 'recovery'],
  ['money'],
  ['withdrawals'],
  ['steps'],
  ['expectedDates'],
  ['wallet'],
  ['discussion'],
  ['applications', 'paymentChanges'],
  ['cases', 'jobChanges', 'work'],
  ['help'],
  ['views'],
  ['privacy'],
  ['schedule'],
];

function domainLayer(row, index) {
  const lower = domain.slice(0, index).flat();
  return {
    name: 'server-domain-order',
    severity: 'error',
    comment: `Of the domain, ${row.join(', ')} import only ${lower.join(', ') || 'files in no folder'}. Move the shared part down, or a folder to another row of .dependency-cruiser.js.`,
    from: { path: `^server/domain/(${row.join('|')})/`, pathNot: tests },
    to: {
      path: '^server/domain/[^/]+/',
      // `$1` is the folder of the importing file.
      pathNot: ['$1', ...lower].map((name) => `^server/domain/${name}/`),
    },
  };
}

function forbid(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}

export default {
  forbidden: [
    forbid(
      'no-circular',
      'Circular imports, type-only ones included: move what both files need into a third.',
      // The default props of a provider have the types of all components, and the features of a table those of all parts that use the table.
      { pathNot: '/(propDefaults|tableFeatures)\\.ts$' },
      { circular: true, viaOnly: { pathNot: '/(propDefaults|tableFeatures)\\.ts$' } },
    ),
    forbid(
      'declared-dependency',
      'Add the package to package.json (or design-system/package.json), with its reason in docs/decisions/0030-dependencies.md.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    ),
    forbid(
      'resolvable',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),

    forbid(
      'server-runs-without-development-packages',
      'Production has only `dependencies` of package.json (scripts/package/server.ts). Move the package there.',
      { path: '^(server|contract)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    forbid(
      'product-knows-no-tools',
      'What runs at the user imports neither scripts, bench, journeys, Storybook nor test helpers.',
      { path: '^(tokens|design-system|contract|app|server)/', pathNot: tests },
      { path: '^(scripts|bench|journeys|\\.storybook)/|/testing/' },
    ),
    forbid(
      'journeys',
      'Journeys use the product as users do. Of the code, they import only addresses, contract, durations, variables and test helpers.',
      { path: '^journeys/' },
      {
        path: '^(app|server|design-system|tokens|scripts|bench|\\.storybook)/',
        pathNot:
          '^app/(paths|routeTable)\\.ts$|^design-system/testing/|^server/(testing/|durations\\.ts$|config/variables\\.ts$)',
      },
    ),
    forbid(
      'tools',
      'Scripts import neither bench nor Storybook, and Storybook does not import bench. What they share is in the harness of journeys.',
      { path: '^(scripts|\\.storybook)/' },
      // `$1` is the folder of the importing file.
      { path: '^(bench|\\.storybook)/', pathNot: '^$1/|^bench/budgets\\.json$' },
    ),
    ...layers.map(libraryLayer),
    ...groups.flatMap(libraryGroup),
    forbid(
      'library-knows-no-app',
      'The library knows no app and no server. Pass what you need as a prop, or through DesignSystemProvider.',
      { path: '^design-system/' },
      { path: '^(app|server)/' },
    ),
    forbid(
      'library-knows-no-router',
      'The library uses neither a router nor SWR. A router reaches it through DesignSystemProvider (navigate, useHref).',
      { path: '^design-system/' },
      { path: 'node_modules/(swr|react-router|react-router-dom)/' },
    ),
    forbid(
      'library-docs',
      'Only documentation pages use design-system/docs.',
      { path: '^design-system/', pathNot: [tests, '^design-system/docs/', '\\.mdx$'] },
      { path: '^design-system/docs/' },
    ),
    forbid(
      'library-index',
      "Import the component's own file: an index in between makes circles and large chunks.",
      { path: '^design-system/', pathNot: '/guards/|/propDefaults\\.ts$' },
      { path: '^design-system/index\\.ts$' },
    ),

    forbid(
      'app-library-by-name',
      "Import the library by its package name, '@byline/design-system'; export there what is missing.",
      { path: '^app/', pathNot: tests },
      {
        path: '^(design-system|tokens)/',
        dependencyTypesNot: ['npm', 'npm-dev', 'localmodule', 'aliased', 'aliased-workspace'],
      },
    ),
    forbid(
      'app-renders-with-library',
      'The app renders only with @byline/design-system. What a page cannot express is a gap in the library: close it there. Prerendering collects its styles.',
      { path: '^app/', pathNot: '^app/prerender\\.tsx$' },
      { path: 'node_modules/(styled-components|react-aria-components|react-aria)/' },
    ),
    forbid(
      'app-contract-types',
      'The app imports only types of contract/schemas, so that zod stays out of the browser. Values belong in contract/rules.',
      { path: '^app/', pathNot: tests },
      { path: '^contract/schemas/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'app-server',
      'App and server never import each other. What both need belongs in contract.',
      { path: '^app/', pathNot: tests },
      { path: '^server/' },
    ),
    forbid(
      'app-areas',
      'An area of app/routes imports no other area. Move what both need to app/features.',
      { path: '^app/routes/([^/]+)/', pathNot: tests },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    ),
    forbid(
      'app-features',
      'Features know no pages and no shell. Move the shared part to app/features or below.',
      { path: '^app/features/', pathNot: tests },
      { path: '^app/(routes|shell)/|^app/(App|routes|main)\\.tsx$' },
    ),
    ...features.map(featureLayer),
    forbid(
      'app-features-order',
      'Add the new feature to the order in .dependency-cruiser.js.',
      { path: `^app/features/(?!(${features.flat().join('|')})/)` },
      {},
    ),
    forbid(
      'app-shell',
      'The shell knows no pages: routes.tsx passes them.',
      { path: '^app/shell/', pathNot: tests },
      { path: '^app/routes/|^app/(App|routes|main)\\.tsx$' },
    ),
    forbid(
      'app-session',
      'The session builds only on the API client and the device. Move what needs UI to app/shell.',
      { path: '^app/session/', pathNot: tests },
      { path: '^app/(routes|shell|features|i18n)/' },
    ),
    forbid(
      'app-device',
      'What is stored on the device builds only on the API client.',
      { path: '^app/device/', pathNot: tests },
      { path: '^app/(routes|shell|features|session|i18n)/' },
    ),
    forbid(
      'app-api',
      'The API client has no UI, no session and no storage: it throws, and others react.',
      { path: '^app/api/', pathNot: tests },
      {
        path: '^app/(routes|shell|features|session|device)/|^design-system/|node_modules/react-dom/',
      },
    ),
    forbid(
      'contract',
      'The contract is what app and server agree on. It imports zod, ibantools and postcode-validator, and of the library /countries, /formats, /money and /validation.',
      { path: '^contract/', pathNot: tests },
      {
        path: '^(?!contract/)',
        pathNot: `${sharedLibrary}|^node_modules/(zod|ibantools|postcode-validator)/`,
      },
    ),
    forbid(
      'contract-rules',
      'Rules are values and pure functions without zod, because they run in the browser. Schemas build on rules.',
      { path: '^contract/rules/', pathNot: tests },
      { path: '^contract/schemas/|node_modules/zod/' },
    ),
    forbid(
      'server-foundations',
      'Everything else builds on configuration and database: they know neither domain nor HTTP.',
      { path: '^server/(config|database)[/.]', pathNot: tests },
      { path: '^server/(domain|delivery|storage|providers|http|routes|operator|demo)/' },
    ),
    forbid(
      'server-telemetry',
      'Telemetry is told what happens. It knows the configuration, and of the database only the type of its observer.',
      { path: '^server/telemetry/', pathNot: tests },
      { path: '^server/(domain|delivery|storage|providers|http|routes|operator|demo)/' },
    ),
    forbid(
      'server-adapters',
      'Delivery, storage and providers implement interfaces of the domain, and know nothing else of the server.',
      { path: '^server/(delivery|storage|providers)/', pathNot: tests },
      { path: '^server/(http|routes|operator|demo)/' },
    ),
    forbid(
      'server-domain',
      'The domain knows no transport, no provider and no demo. Pass what it needs as an argument.',
      { path: '^server/domain/', pathNot: tests },
      { path: '^server/(providers|http|routes|operator|delivery|demo)/' },
    ),
    ...domain.map(domainLayer),
    forbid(
      'server-domain-order',
      'Files in no folder are the ground of the domain, and import none of its folders. Move the shared part down.',
      { path: '^server/domain/[^/]+$', pathNot: tests },
      { path: '^server/domain/[^/]+/' },
    ),
    forbid(
      'server-domain-order',
      'Add the new folder to the order in .dependency-cruiser.js.',
      { path: `^server/domain/(?!(${domain.flat().join('|')})/)[^/]+/` },
      {},
    ),
    forbid(
      'server-routes',
      'Routes declare endpoints. The HTTP layer registers them, never the other way round.',
      { path: '^server/routes/', pathNot: tests },
      { path: '^server/(http|operator|demo)/' },
    ),
    forbid(
      'server-http',
      'The HTTP layer handles requests, whatever the endpoint.',
      { path: '^server/http/', pathNot: tests },
      { path: '^server/(operator|demo)/' },
    ),
    forbid(
      'server-operator',
      'The operator commands use the domain, not HTTP.',
      { path: '^server/operator/', pathNot: tests },
      { path: '^server/(http|routes)/' },
    ),
    forbid(
      'server-demo-is-deletable',
      'Only app.ts, start.ts and operator.ts know the demo, so that the folder can be deleted.',
      { path: '^server/', pathNot: [tests, '^server/demo/', '^server/(app|start|operator)\\.ts$'] },
      { path: '^server/demo/' },
    ),
    forbid(
      'server-library',
      'App and server never import each other. Of the library, the server imports only /countries, /formats, /money, /validation and the validation messages of its catalogues.',
      { path: '^server/', pathNot: tests },
      {
        path: '^(app|design-system)/',
        pathNot: `${sharedLibrary}|^design-system/i18n/[\\w-]+\\.json$`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not any folder dist: packages have one too, and would be exempt from all rules.
    exclude: { path: '(^|/)\\.cache/|^bench/peers/|^(design-system/)?dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
