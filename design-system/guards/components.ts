import { globSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import * as library from '../index.ts';

/** A component of the library under test, whatever its props. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** Every component that the library exports, by name. */
export const components = Object.entries(library).filter(
  ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
) as [string, AnyComponent][];

/** The files of the library that a glob finds, as [path, text]. */
export function filesLike(glob: string): [string, string][] {
  const paths = globSync(`design-system/${glob}`, {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  return paths.sort().map((path) => [path, readFileSync(path, 'utf8')]);
}
