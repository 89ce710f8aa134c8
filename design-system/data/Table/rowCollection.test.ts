import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCellKey, parseCellKey, RowCollection } from './rowCollection.ts';

/** Keys of rows, some of which look like keys of columns or cells. */
const anyRowKey = fc.oneof(
  fc.integer(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('job', 'header', '1', 'a:b', '\n'),
);

test('the key of a cell contains the key of its row and its index, whatever the key of the row', () => {
  fc.assert(
    fc.property(anyRowKey, fc.nat(20), (rowKey, index) => {
      expect(parseCellKey(getCellKey(rowKey, index))).toEqual({ rowKey, index });
    }),
  );
});

test('the key before and after each key follows the order of the rows', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRowKey, { minLength: 1 }), fc.boolean(), (keys, isSelectable) => {
      const column = { id: 'job', header: 'Job', cell: ({ key }: { key: string }) => key };
      const source = {
        rows: keys.map((key) => ({ key: `${key}` })),
        columns: [column],
        rowHeader: column,
        lines: undefined,
        isSelectable,
        getHref: undefined,
      };
      const collection = new RowCollection(keys, () => source);
      const forward = [];
      for (let key = collection.getFirstKey(); key !== null; key = collection.getKeyAfter(key))
        forward.push(key);
      expect(forward).toEqual(keys);
      const backward = [];
      for (let key = collection.getLastKey(); key !== null; key = collection.getKeyBefore(key))
        backward.push(key);
      expect(backward.reverse()).toEqual(keys);
      for (const key of keys) {
        expect(collection.getItem(key)).toMatchObject({ type: 'item', index: keys.indexOf(key) });
        const cells = [...collection.getChildren(key)];
        expect(cells).toHaveLength(1 + Number(isSelectable));
        for (const cell of cells) expect(collection.getItem(cell.key)).toEqual(cell);
        expect(collection.getTextValue(key)).toBe(`${key}`);
      }
    }),
  );
});

test('a collection whose rows are gone still has its nodes: React Aria looks for a neighbour of a removed row in the previous one', () => {
  const column = { id: 'job', header: 'Job', cell: ({ key }: { key: string }) => key };
  let rows = ['a', 'b'].map((key) => ({ key }));
  const getSource = () => ({
    rows,
    columns: [column],
    rowHeader: column,
    lines: undefined,
    isSelectable: false,
    getHref: ({ key }: { key: string }) => `/${key}`,
  });
  const collection = new RowCollection(['a', 'b'], getSource);
  rows = [];
  expect(collection.getItem('b')).toMatchObject({ key: 'b', index: 1 });
  expect(collection.getTextValue('b')).toBe('');
});
