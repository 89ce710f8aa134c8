import { expect, test } from 'vitest';
import { getDropPlace, moveRows, stepGap } from './rowMoves.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const place = (dragged: string[], gap: number) => getDropPlace(keys, new Set(dragged), gap);
const getKey = (row: string) => row;

test.each([
  ['one row, down', ['a'], 3, 'd', 3, false],
  ['one row, up', ['d'], 1, 'b', 2, false],
  ['one row, onto itself', ['b'], 1, 'c', 2, true],
  ['one row, below itself', ['b'], 2, 'c', 2, true],
  ['neighbours, into their own middle', ['b', 'c'], 2, 'd', 2, true],
  ['rows that are no neighbours, beside the first', ['a', 'd'], 1, 'b', 1, false],
])('the place of a drop: %s', (_, dragged, gap, next, position, isSame) => {
  expect(place(dragged, gap)).toEqual({
    target: { type: 'item', key: next, dropPosition: 'before' },
    position,
    total: 5,
    isSame,
  });
});

test('rows are dropped after the last one, into an empty table, and not if all of them are dragged', () => {
  expect(place(['a'], 5).target).toEqual({ type: 'item', key: 'e', dropPosition: 'after' });
  expect(getDropPlace([], new Set(['x']), 0)).toMatchObject({
    target: { type: 'root' },
    position: 1,
    total: 1,
    isSame: false,
  });
  expect(place(keys, 2)).toMatchObject({ isSame: true });
});

test('steps pass rows that stay, and end at both ends', () => {
  const dragged = new Set(['b', 'c']);
  expect(stepGap(keys, dragged, 1, 1)).toBe(4);
  expect(stepGap(keys, dragged, 4, 1)).toBe(5);
  expect(stepGap(keys, dragged, 5, 1)).toBe(5);
  expect(stepGap(keys, dragged, 4, -1)).toBe(3);
  expect(stepGap(keys, dragged, 1, -1)).toBe(0);
  expect(stepGap(keys, dragged, 0, -10)).toBe(0);
});

test.each([
  ['before a row', ['d'], { type: 'item', key: 'b', dropPosition: 'before' }, 'adbce'],
  ['after a row', ['a'], { type: 'item', key: 'e', dropPosition: 'after' }, 'bcdea'],
  ['several rows', ['a', 'c'], { type: 'item', key: 'e', dropPosition: 'before' }, 'bdace'],
  ['at a row that has left', ['a'], { type: 'item', key: 'x', dropPosition: 'before' }, 'bcdea'],
  ['a row of another table', ['x'], { type: 'item', key: 'c', dropPosition: 'before' }, 'abxcde'],
] as const)('rows move %s', (_, moved, target, order) => {
  expect(moveRows(keys, { keys: new Set(moved), rows: moved, target }, getKey).join('')).toBe(
    order,
  );
});

test('rows move into an empty table', () => {
  const move = { keys: new Set(['x']), rows: ['x'], target: { type: 'root' } } as const;
  expect(moveRows([], move, getKey)).toEqual(['x']);
});
