import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The sources from which every public module is reachable. */
export const packageEntries = [
  'design-system/index.ts',
  'design-system/charts.ts',
  'design-system/portal.ts',
  'design-system/rules.ts',
  'design-system/formatters/countries.ts',
  'design-system/formatters/formats.ts',
  'design-system/formatters/money.ts',
  'design-system/i18n/messages.ts',
  'design-system/validation/core.ts',
  'design-system/preferences/theme/defineTheme.ts',
  'design-system/preferences/firstPaint.ts',
  'design-system/internal/part.ts',
];

/** The modules that export components: the core, those that need Recharts, and those of a creators' portal. */
export const indexModules = ['index', 'charts', 'portal'];

/** An export of the library, and its file without the extension. */
export type Export = { name: string; isType: boolean; from: string };

/** An entry point of the package: a component, with everything that the index exports from its folder. */
export type Entry = { subpath: string; exports: Export[] };

const exportLines = /export (type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?';/g;

/** Returns every export of the modules with components. */
export function readIndex(): Export[] {
  const text = indexModules
    .map((name) => readFileSync(`design-system/${name}.ts`, 'utf8'))
    .join('');
  return [...text.matchAll(exportLines)].flatMap(([, allTypes, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.replace(/^type /, ''),
        isType: allTypes !== undefined || name.startsWith('type '),
        from,
      })),
  );
}

const isComponent = ({ name, isType }: Export) => !isType && /^[A-Z][a-z]/.test(name);

// Entry points that are not a single component.
const folders = { notices: 'feedback/Notices', preferences: 'preferences' };

/** Returns an entry point for each component. `CardHeader` exports the same as `Card`, because they share a folder. */
export function listEntries(all = readIndex()): Entry[] {
  const subpaths = [
    ...all.filter(isComponent).map(({ name, from }) => [name, dirname(from)]),
    ...Object.entries(folders),
  ];
  return subpaths.map(([subpath = '', folder]) => ({
    subpath,
    exports: all.filter(({ from }) => dirname(from) === folder),
  }));
}

/** Returns the file of an entry point, named after the folder, so that entry points of one folder share a module. */
export function entryFile({ exports }: Entry): string {
  return basename(dirname(exports[0]?.from ?? ''));
}

/**
 * The first line of modules that server components import but the browser also renders. Modules such as `/money` run on both sides without
 * this line.
 */
export const clientDirective = `'use client';\n`;

function statement({ name, from }: Export, keyword: string): string {
  return `${keyword} { ${name} } from '../${from}.js';\n`;
}

/** Returns the module of an entry point, and its types. */
export function entryText({ exports }: Entry): { code: string; types: string } {
  const values = exports.filter(({ isType }) => !isType);
  return {
    code: clientDirective + values.map((one) => statement(one, 'export')).join(''),
    types: exports.map((one) => statement(one, one.isType ? 'export type' : 'export')).join(''),
  };
}
