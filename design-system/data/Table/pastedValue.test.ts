import { expect, test } from 'vitest';
import { readPasted } from './pastedValue.ts';
import type { TableColumn } from './tableColumn.ts';

const column: TableColumn<object> = {
  id: 'fee',
  header: 'Fee',
  cell: () => null,
  renderEditor: () => null,
  parseText: (text) => Number(text),
  validate: (value) => (Number(value) < 0 ? 'Not below 0.' : undefined),
};

test.each([
  ['12', column, { value: 12 }],
  ['0', column, { value: 0 }],
  ['-50', column, { message: 'Not below 0.' }],
  ['abc', column, {}],
  ['abc', { ...column, parseText: () => undefined }, {}],
  ['', { ...column, parseText: () => null }, { value: null }],
  ['no', { ...column, parseText: (text: string) => text !== 'no' }, { value: false }],
  ['12', { ...column, renderEditor: undefined }, {}],
] as const)('the pasted text %j is read or refused', (text, given, read) => {
  expect(readPasted(given as TableColumn<object>, text, {})).toEqual(read);
});
