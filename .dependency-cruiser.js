const groups = ['layout', 'navigation', 'inputs', 'feedback', 'data'];
const tests = '\\.(test|spec|stories)\\.tsx?$|/testing/|/guards/';

/** A folder of the library may import only the folders below it. */
function above(folder, higher) {
  return {
    name: `library-${folder}`,
    severity: 'error',
    comment: `design-system/${folder} imports nothing above it (${higher.join(', ')}). Move what both need into ${folder} or below.`,
    from: { path: `^design-system/${folder}/`, pathNot: tests },
    to: { path: `^design-system/(${higher.join('|')})/` },
  };
}

const layers = ['theme', 'internal', 'formatters', 'preferences', 'validation', 'primitives'];

// Compositions of components from other groups, each with its reason.
const compositions = [];

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Circular imports, type-only ones included: move what both files need into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependency',
      severity: 'error',
      comment:
        'Add the package to package.json (or to design-system/package.json), with a line in docs/decisions/0030-dependencies.md.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'The file or package does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    ...layers.map((folder, index) => above(folder, [...layers.slice(index + 1), ...groups])),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    combinedDependencies: true,
  },
};
