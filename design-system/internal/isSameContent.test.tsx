import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { isSameContent } from './isSameContent.ts';

function Money(props: { value: object; onPress?: () => void; children?: ReactNode }) {
  return props.children;
}

test('elements that are created again with the same content are the same', () => {
  const create = () => (
    <Money value={{ amount: 1, currency: 'USD' }}>
      {['a', <b key="b">1</b>]}
      {null}
    </Money>
  );
  expect(isSameContent(create(), create())).toBe(true);
});

test('elements with another type, key, prop, text or number of props differ', () => {
  const value = { amount: 1 };
  const base = <Money value={value}>1</Money>;
  const different = [
    <Money key="other" value={value}>
      1
    </Money>,
    <Money value={{ amount: 2 }}>1</Money>,
    <Money value={value}>2</Money>,
    <Money value={value} />,
    <Money value={value} onPress={undefined}>
      1
    </Money>,
    createElement('div', { value } as object, '1'),
    '1',
    null,
    [base],
  ];
  for (const content of different) expect(isSameContent(base, content)).toBe(false);
});

test('contents with a new closure, date or instance differ, so that none becomes stale', () => {
  expect(
    isSameContent(
      <Money value={{}} onPress={() => undefined} />,
      <Money value={{}} onPress={() => undefined} />,
    ),
  ).toBe(false);
  expect(isSameContent({ at: new Date(1) }, { at: new Date(1) })).toBe(false);
  expect(isSameContent(new Map([[1, 2]]), new Map([[1, 2]]))).toBe(false);
});

test('comparing cyclic data ends, and returns false', () => {
  const create = () => {
    const node: Record<string, unknown> = {};
    node['self'] = node;
    return node;
  };
  expect(isSameContent(create(), create())).toBe(false);
});

test('a copy of random data is the same, and random data that is the same has the same JSON', () => {
  const data = fc.object({ maxDepth: 3, withNullPrototype: true });
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isSameContent(structuredClone(a), structuredClone(a))).toBe(true);
      if (isSameContent(a, b)) expect(JSON.stringify(sorted(a))).toBe(JSON.stringify(sorted(b)));
    }),
  );
});

/** Returns the entries of an object sorted by key; any other value unchanged. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
