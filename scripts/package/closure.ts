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
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === '.') return null;
  }
}

/**
 * Returns the folders, relative to `root`, in which the named packages and all their dependencies are installed, to copy them into the
 * built server. Throws an Error if a required package is missing. Optional packages may be missing, because they are for other systems.
 */
export function listClosure(names: readonly string[], root = '.'): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, { isOptional = false } = {}): void => {
    const folder = findPackage(name, from, root);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from} needs, is not installed.`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const manifest = readManifest(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
    for (const one of Object.keys(dependencies ?? {})) {
      add(one, folder, { isOptional: optionalDependencies?.[one] !== undefined });
    }
    for (const one of Object.keys(optionalDependencies ?? {})) {
      add(one, folder, { isOptional: true });
    }
    for (const one of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[one]?.optional) add(one, folder);
    }
  };
  for (const name of names) add(name, root);
  return [...folders].sort();
}
