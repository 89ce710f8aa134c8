import { expect, test } from 'vitest';
import { renames } from '../bin/renames.js';
import { deprecatedProps } from '../internal/deprecatedProps.ts';
import { getPropName, isDeprecated, readApi, type Described } from './readApi.ts';

/** What a version may change of the last release: `api.released.txt`, which the release writes. */

function toLines(described: readonly Described[]): Map<string, Map<string, string>> {
  return new Map(
    described.map(({ name, props }) => [
      name,
      new Map(props.map((line) => [getPropName(line), line])),
    ]),
  );
}

const present = readApi('api.snapshot.txt');
const released = readApi('api.released.txt');
const hasRename = (name: string, prop: string, to?: string) =>
  Object.values(renames).some((rows) =>
    rows.some(
      ([names, from, next]) =>
        from === prop && names.split(' ').includes(name) && (to === undefined || next === to),
    ),
  );

test.each(['components', 'types'] as const)(
  'nothing of the released %s is gone that was not deprecated',
  (kind) => {
    const now = toLines(present[kind]);
    const gone = released[kind].flatMap(({ name, props }) => {
      const lines = now.get(name);
      if (!lines) return [name];
      return props
        .filter((line) => !isDeprecated(line) && !lines.has(getPropName(line)))
        .map((line) => `${name}.${getPropName(line)}`);
    });
    expect(released[kind].length).toBeGreaterThan(40);
    expect(gone).toEqual([]);
  },
);

test('every deprecated prop is renamed by `migrate`, and passed on with a warning', () => {
  const deprecated = (kind: 'components' | 'types') =>
    present[kind].flatMap(({ name, props }) =>
      props.filter(isDeprecated).map((line) => ({ name, prop: getPropName(line) })),
    );
  const warned = Object.entries(deprecatedProps).flatMap(([name, props]) =>
    Object.keys(props).map((prop) => ({ name, prop })),
  );
  expect(warned).toEqual(deprecated('components'));
  const withoutRename = [...warned, ...deprecated('types')].filter(
    ({ name, prop }) => !hasRename(name, prop, deprecatedProps[name]?.[prop]),
  );
  expect(withoutRename).toEqual([]);
});
