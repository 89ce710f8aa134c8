// Lists the APIs of browsers and JavaScript that one of the oldest supported browsers lacks, for a lint rule, and deletes them from pages, so
// that journeys in a new Chromium find uses of them.

import data, {
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };

/** The oldest version of each browser that the portal supports, from package.json. */
// Leaves out Safari on iOS, which MDN lists under another name and which has the version of Safari.
const oldest = packageFile.browserslist
  .map((range) => range.split(' >= '))
  .filter(([browser]) => browser !== 'ios_saf') as [keyof Support, string][];

type Support = NonNullable<Identifier['__compat']>['support'];

// Keeps the APIs of Trusted Types. Only Chromium enforces `require-trusted-types-for`, and without these APIs it would block every script.
const exempt = /^(Trusted|trustedTypes)/;

// Converts 16.4 to 16.04, so that 16.10 counts as newer.
function toNumber(version: string): number {
  const [major = '0', minor = '0'] = version.replace(/^≤/, '').split('.');
  return Number(major) + Number(minor) / 100;
}

/** Returns whether a version has a feature under its name, without flags and prefixes. */
function isSupported(statement: SupportStatement | undefined, version: string): boolean {
  return [statement].flat().some((one) => {
    if (!one || one.flags || one.prefix || one.alternative_name) return false;
    const { version_added: added, version_removed: removed } = one;
    const isRemoved = typeof removed === 'string' && toNumber(removed) <= toNumber(version);
    const isAdded =
      typeof added === 'string' && added !== 'preview' && toNumber(added) <= toNumber(version);
    return isAdded && !isRemoved;
  });
}

/** Returns whether all the oldest supported browsers have a feature. */
function isInAll(feature: Identifier): boolean {
  const support = feature.__compat?.support;
  return !support || oldest.every(([browser, version]) => isSupported(support[browser], version));
}

/** Returns the paths of the features below `parent` that a supported browser lacks, down to a depth. */
function listUnsupported(parent: Identifier, path: string[], depth: number): string[][] {
  return Object.entries(parent).flatMap(([key, feature]) => {
    if (key === '__compat' || exempt.test(key)) return [];
    const here = [...path, key];
    if (!isInAll(feature as Identifier)) return [here];
    return depth > 1 ? listUnsupported(feature as Identifier, here, depth - 1) : [];
  });
}

/** The paths of the APIs that one of the oldest supported browsers lacks, such as `['AbortSignal', 'any_static']`. Source: MDN. */
export const unsupportedApis = [
  ...listUnsupported(data.api, [], 2),
  ...listUnsupported(data.javascript['builtins'] as Identifier, [], 2),
  ...listUnsupported(data.javascript['builtins']?.['Intl'] as Identifier, ['Intl'], 2),
];

/** Runs before the scripts of a page: deletes APIs. */
export function deleteApis(paths: string[][]): void {
  const remove = (owner: unknown, name: string) => {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return;
    const { configurable = false } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    if (configurable) Reflect.deleteProperty(owner, name);
  };
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const name = key.replace(/_static$/, '');
    let owner: unknown = globalThis;
    for (const part of path.slice(0, -1))
      owner = (owner as Record<string, unknown> | undefined)?.[part];
    remove(owner, name);
    // Instance methods are on the prototype. A static path must not remove them: Response.json exists in both forms.
    if (typeof owner === 'function' && name === key) remove(owner.prototype, name);
  }
}
