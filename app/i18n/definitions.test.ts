import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{app,design-system}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter((file) => !/\.(stories|test|spec)\.tsx?$|\.d\.ts$|\/testing\//.test(file));

/** Returns the ids that a file defines, once for each definition. */
function getIds(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const definitions = source.matchAll(/\bid(?:=|: )(["'])([\w.-]+)\1,?\s+defaultMessage\b/g);
  return [...definitions].map(([, , id = '']) => id);
}

// Two parts of a field still define these.
const ofFields = ['ds.comboBox.loading', 'ds.file.alt', 'ds.select.empty', 'ds.select.placeholder'];

test('every message is defined once; what several files show is in a file of shared words', () => {
  const homes = new Map<string, string[]>();
  for (const file of files) {
    for (const id of getIds(file)) homes.set(id, [...(homes.get(id) ?? []), file]);
  }
  expect(homes.size).toBeGreaterThan(1500);
  const copied = [...homes].filter(([id, { length }]) => length > 1 && !ofFields.includes(id));
  expect(Object.fromEntries(copied)).toEqual({});
});
