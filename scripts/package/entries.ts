import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The sources from which everything public can be reached. */
export const packageEntries = [
  'design-system/index.ts',
  'design-system/formatters/money.ts',
  'design-system/validation/core.ts',
  'design-system/preferences/firstPaint.ts',
];

/** One name of the library's index, and the file that it comes from (without an ending). */
export type Export = { name: string; isType: boolean; from: string };

/** One address of the package: a component's, with all that the index exports of its folder. */
export type Entry = { address: string; exports: Export[] };

const lines = /export (type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?';/g;

/** Every export of `design-system/index.ts`. */
export function readIndex(): Export[] {
  const index = readFileSync('design-system/index.ts', 'utf8');
  return [...index.matchAll(lines)].flatMap(([, allTypes, names = '', from = '']) =>
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

// What is no component, or not only one, and is wanted without all the others.
const folders = { notices: 'feedback/Notices', preferences: 'preferences' };

/** An address for each component: `CardHeader` brings what `Card` does, as they share a folder. */
export function listEntries(all = readIndex()): Entry[] {
  const addresses = [
    ...all.filter(isComponent).map(({ name, from }) => [name, dirname(from)]),
    ...Object.entries(folders),
  ];
  return addresses.map(([address = '', folder]) => ({
    address,
    exports: all.filter(({ from }) => dirname(from) === folder),
  }));
}

/** The file of an address: its folder's name, so that addresses of one folder share a module. */
export function entryFile({ exports }: Entry): string {
  return basename(dirname(exports[0]?.from ?? ''));
}

function statement({ name, from }: Export, keyword: string): string {
  return `${keyword} { ${name} } from '../${from}.js';\n`;
}

/** The module behind an address, and its types. */
export function entryText({ exports }: Entry): { code: string; types: string } {
  const values = exports.filter(({ isType }) => !isType);
  return {
    code: values.map((one) => statement(one, 'export')).join(''),
    types: exports.map((one) => statement(one, one.isType ? 'export type' : 'export')).join(''),
  };
}
