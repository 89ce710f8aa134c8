import { isEmpty } from './isEmpty.ts';
import { readPath, writePath } from './paths.ts';

/**
 * Returns the values of fields with names with dots and indexes as objects and lists. `lists` are the names of lists that may have no
 * entries. Empty values are left out, as schemas expect, unless `keepsEmpty`.
 */
export function nestValues(
  entries: Iterable<readonly [string, unknown]>,
  lists: Iterable<string> = [],
  keepsEmpty = false,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const isMissing = !keepsEmpty && !Array.isArray(value) && isEmpty(value);
    writePath(values, name, isMissing ? undefined : value);
  }
  for (const name of lists) if (readPath(values, name) === undefined) writePath(values, name, []);
  return values;
}
