import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = Record<
  'dependencies' | 'optionalDependencies' | 'peerDependencies',
  Record<string, string> | undefined
> & { peerDependenciesMeta?: Record<string, { optional?: boolean }> };

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folder of a package, resolved from another package as Node does; null if it is not installed. */
function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === '.') return null;
  }
}

/**
 * Returns the folders, relative to `root`, in which the named packages and all their dependencies are installed. Throws an Error if a
 * required package is missing. Optional packages may be missing, because they are for other systems.
 */
export function listClosure(names: readonly string[], root = '.'): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    const folder = findPackage(name, from, root);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from} needs, is not installed.`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = readManifest(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
    for (const one of Object.keys(dependencies ?? {})) {
      add(one, folder, optionalDependencies?.[one] !== undefined);
    }
    for (const one of Object.keys(optionalDependencies ?? {})) add(one, folder, true);
    for (const one of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[one]?.optional) add(one, folder, false);
    }
  };
  for (const name of names) add(name, root, false);
  return [...found].sort();
}
