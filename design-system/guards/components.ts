import { globSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import * as charts from '../charts.ts';
import * as index from '../index.ts';
import * as portal from '../portal.ts';

const library = { ...index, ...charts, ...portal };

/** A component of the library with any props. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** All exported components as [name, component]. */
export const components = Object.entries(library).filter(
  ([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error),
) as [string, AnyComponent][];

/** Reads the files of the library that match a glob, as [path, text]. */
export function readFiles(glob: string): [string, string][] {
  const paths = globSync(`design-system/${glob}`, {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  return paths.sort().map((path) => [path, readFileSync(path, 'utf8')]);
}
