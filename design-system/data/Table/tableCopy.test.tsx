import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { parseCells } from './clipboard.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import type { TableColumn } from './tableColumn.ts';

type Fee = { id: string; name: string; fee: number; due: string };

const rows: Fee[] = [
  { id: 'a', name: 'Tea', fee: 123_450, due: '2026-03-05' },
  { id: 'b', name: 'say "hi"\nand go', fee: -50, due: '2026-03-06' },
  { id: 'c', name: '=1+1\t<b>', fee: 0, due: '' },
];

const columns: TableColumn<Fee>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'fee',
    header: 'Fee',
    currency: 'EUR',
    value: ({ fee }) => fee,
    cell: ({ fee }) => `€ ${fee / 100}`,
  },
  { id: 'due', header: 'Due', value: ({ due }) => due, cell: ({ due }) => due },
];

async function renderTable(props: Partial<TableProps<Fee>> = {}, locale: 'en' | 'de' = 'en') {
  renderInDesignSystem(
    <Table
      aria-label="Fees"
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      features={gridFeatures}
      {...props}
    />,
    { locale },
  );
  await userEvent.tab();
  await import('./tableCopy.ts');
}

/** Copies as the keyboard does. Returns what the clipboard has, empty if the browser copies the selected text. */
async function copy(): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  const clipboardData = { setData: (type: string, text: string) => (contents[type] = text) };
  const target = document.activeElement ?? document.body;
  const event = createEvent.copy(target, { clipboardData });
  fireEvent(target, event);
  expect(event.defaultPrevented).toBe(Object.keys(contents).length > 0);
  return contents;
}

test('the focused row is copied, as text and as a table', async () => {
  await renderTable();
  expect(screen.getByRole('row', { name: 'Tea' })).toHaveFocus();
  expect(await copy()).toEqual({
    'text/plain': 'Tea\t1234.50\t2026-03-05',
    'text/html':
      '<table><tbody><tr><td>Tea</td><td>1234.50</td><td>2026-03-05</td></tr></tbody></table>',
  });
  await waitFor(() => expect(getAnnounced()).toEqual(['1 row copied']));
});

test('the focused cell is copied alone', async () => {
  await renderTable();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect((await copy())['text/plain']).toBe('1234.50');
  await waitFor(() => expect(getAnnounced()).toEqual(['Cell copied']));
});

test('the menus and handles of rows are not copied', async () => {
  await renderTable({
    onReorder: () => undefined,
    getRowActions: () => [{ id: 'open', label: 'Open', onAction: () => undefined }],
  });
  expect((await copy())['text/plain']).toBe('Tea\t1234.50\t2026-03-05');
});

test('selected rows are copied with their headings, in the order of the page', async () => {
  await renderTable({
    selectionMode: 'multiple',
    defaultSelectedKeys: ['c', 'b', 'elsewhere'],
    defaultView: { hiddenColumns: ['due'], columnOrder: ['fee', 'name'] },
  });
  const contents = await copy();
  expect(parseCells(contents['text/plain'] ?? '')).toEqual([
    ['Fee', 'Name'],
    ['-0.50', 'say "hi"\nand go'],
    ['0.00', '=1+1\t<b>'],
  ]);
  expect(contents['text/html']).toBe(
    '<table><thead><tr><th>Fee</th><th>Name</th></tr></thead><tbody>' +
      '<tr><td>-0.50</td><td>say &quot;hi&quot;<br style="mso-data-placement:same-cell">and go</td></tr>' +
      "<tr><td>0.00</td><td>'=1+1\t&lt;b&gt;</td></tr></tbody></table>",
  );
  await waitFor(() => expect(getAnnounced()).toEqual(['2 rows copied']));
});

test('all rows are copied if all are selected', async () => {
  await renderTable({ selectionMode: 'multiple', defaultSelectedKeys: 'all' });
  expect(parseCells((await copy())['text/plain'] ?? '')).toHaveLength(4);
});

test('with the focus on its checkbox, a row is copied', async () => {
  await renderTable({ selectionMode: 'multiple' });
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('checkbox', { name: 'Select Tea' })).toHaveFocus();
  expect((await copy())['text/plain']).toBe('Tea\t1234.50\t2026-03-05');
});

test('amounts have the decimal sign of the language, and days are read by every spreadsheet', async () => {
  await renderTable({}, 'de');
  expect((await copy())['text/plain']).toBe('Tea\t1234,50\t2026-03-05');
});

test('text that the mouse has selected is copied as always', async () => {
  await renderTable({ selectionMode: 'multiple', defaultSelectedKeys: ['a'] });
  document.getSelection()?.selectAllChildren(screen.getByText('Tea'));
  expect(await copy()).toEqual({});
  document.getSelection()?.removeAllRanges();
  expect((await copy())['text/plain']).toContain('Tea');
});

test.each([
  ['a field', <input key="field" aria-label="Note" />],
  ['a text area', <textarea key="area" aria-label="Note" />],
])('%s in a cell copies its own text', async (_, field) => {
  await renderTable({ columns: [...columns, { id: 'note', header: 'Note', cell: () => field }] });
  screen.getAllByRole('textbox', { name: 'Note' })[0]?.focus();
  expect(await copy()).toEqual({});
});

test('nothing is copied for headings, groups, details and places outside of the table', async () => {
  await renderTable({ renderDetail: () => 'Details', defaultExpandedKeys: ['a'] });
  await userEvent.keyboard('{ArrowDown}');
  expect(await copy()).toEqual({});
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
  expect(await copy()).toEqual({});
  (document.activeElement as HTMLElement).blur();
  expect(await copy()).toEqual({});
});

test('copied cells are pasted into the same table with the same texts', async () => {
  const onCellsEdit = vi.fn();
  const parseText = (text: string) => text;
  await renderTable({
    columns: columns.map((column) => ({ ...column, renderEditor: () => null, parseText })),
    onCellsEdit,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['b', 'c'],
  });
  const text = (await copy())['text/plain'] ?? '';
  const cell = screen.getByRole('rowheader', { name: 'Tea' });
  cell.focus();
  await import('./tableEditing.ts');
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
  const [edits] = onCellsEdit.mock.calls[0] as [{ value: unknown }[]];
  expect(edits.map(({ value }) => value)).toEqual([
    ...['Name', 'Fee', 'Due'],
    ...['say "hi"\nand go', '-0.50', '2026-03-06'],
    ...['=1+1\t<b>', '0.00', ''],
  ]);
});
