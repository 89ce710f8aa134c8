import { readFileSync } from 'node:fs';
import { fontPackage } from './copyFont.ts';
import { entryFile, type Entry } from './entries.ts';

type Source = Record<'name' | 'version' | 'description' | 'license', string> & {
  keywords: string[];
  repository: Record<'type' | 'url' | 'directory', string>;
  sideEffects: string[];
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  dependencies: Record<string, string>;
};

function module(path: string) {
  return { types: `./${path}.d.ts`, default: `./${path}.js` };
}

/** The command line of the package. */
const commandFile = 'bin/design-system.js';

/** Returns the package.json of the workspace. */
export function readSource(): Source {
  return JSON.parse(readFileSync('design-system/package.json', 'utf8')) as Source;
}

/** Returns the package.json to pack: the workspace's package.json, with entry points that are built files instead of sources. */
export function makeManifest(entries: Entry[], locales: string[], files: string[]): object {
  const source = readSource();
  const { [fontPackage]: _copied, ...dependencies } = source.dependencies;
  const components = entries.map((entry): [string, object] => [
    `./${entry.subpath}`,
    module(`entries/${entryFile(entry)}`),
  ]);
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    // Astro bundles packages with this keyword into its build for servers, from which it takes the styles of a page. It leaves others to Node.
    keywords: [...source.keywords, 'astro-component'],
    license: source.license,
    repository: source.repository,
    type: 'module',
    // Node 18 lacks some methods of ES2023 that the package calls.
    engines: { node: '>=20' },
    sideEffects: source.sideEffects,
    bin: { 'design-system': `./${commandFile}` },
    main: './index.js',
    types: './index.d.ts',
    exports: {
      '.': module('index'),
      ...Object.fromEntries(components),
      './charts': module('charts'),
      './countries': module('formatters/countries'),
      './firstPaint': module('preferences/firstPaint'),
      './messages': module('i18n/messages'),
      ...Object.fromEntries(
        locales.flatMap((l) => [
          [`./messages/${l}`, module(`i18n/${l}`)],
          [`./messages/compiled/${l}`, module(`i18n/compiled/${l}`)],
        ]),
      ),
      './formats': module('formatters/formats'),
      './money': module('formatters/money'),
      './portal': module('portal'),
      './rules': module('rules'),
      './theme': module('preferences/theme/defineTheme'),
      './validation': module('validation/core'),
      './tokens/*': './tokens/*',
      // TypeScript needs a declaration for these files if `noUncheckedSideEffectImports` is on.
      './styles.css': { types: './theme/styles.d.ts', default: './theme/styles.css' },
      './shadow.css': { types: './theme/styles.d.ts', default: './theme/shadow.css' },
      './frame.css': { types: './theme/styles.d.ts', default: './theme/frame.css' },
      './font.css': { types: './theme/styles.d.ts', default: './theme/font.css' },
      './components.css': { types: './theme/styles.d.ts', default: './components.css' },
      // Modules import their stylesheets. Node cannot load these, so it gets an empty module. Bundlers that build for a server also resolve with
      // the condition `node`, and some, such as Astro, take the styles of a page from that build. They have the condition `module`, which Node
      // lacks; `production` and `development` would not distinguish them, because users set these in Node too.
      './css/*.css': { module: './css/*.css', node: './css/none.js', default: './css/*.css' },
      './package.json': './package.json',
    },
    files,
    peerDependencies: source.peerDependencies,
    peerDependenciesMeta: source.peerDependenciesMeta,
    dependencies,
  };
}
