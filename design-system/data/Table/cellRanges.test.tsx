import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableColumn.ts';
import { gridFeatures } from './tableFeatures.ts';

type Item = { id: string; [column: string]: string };
type Handler = NonNullable<TableProps<Item>['onCellsEdit']>;

const items: Item[] = [1, 2, 3, 4].map((row) => ({
  id: `r${row}`,
  ...Object.fromEntries(['a', 'b', 'c'].map((column) => [column, `${column}${row}`])),
}));

const toColumn = (id: string): TableColumn<Item> => ({
  id,
  header: id.toUpperCase(),
  value: (row) => row[id],
  cell: (row) => row[id],
});
/** Column A cannot be empty, column B can, column C is not edited. */
const columns: TableColumn<Item>[] = ['a', 'b', 'c'].map((id) => ({
  ...toColumn(id),
  ...(id !== 'c' && {
    renderEditor: ({ fieldProps }) => <input aria-label={fieldProps.label} />,
    parseText: (text: string) => (id === 'b' ? text : text || undefined),
  }),
}));

function Items({ onCellsEdit, ...props }: Partial<TableProps<Item>>) {
  const [rows, setRows] = useState(items);
  const save: Handler = (edits) => {
    setRows((before) =>
      before.map((row) =>
        edits
          .filter(({ key }) => key === row.id)
          .reduce(
            (changed, { columnId, value }) => ({ ...changed, [columnId]: String(value) }),
            row,
          ),
      ),
    );
    return onCellsEdit?.(edits);
  };
  return (
    <Table
      aria-label="Items"
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      features={gridFeatures}
      focusMode="cell"
      {...(onCellsEdit && { onCellsEdit: save })}
      {...props}
    />
  );
}

const getCell = (text: string) => screen.getByText(text).closest('td') as HTMLElement;
const listSelected = () =>
  [...document.querySelectorAll('td[aria-selected="true"]')].map(({ textContent }) => textContent);

async function renderItems(props: Partial<TableProps<Item>> = {}, focused = 'b2') {
  renderInDesignSystem(<Items {...props} />);
  await userEvent.click(getCell(focused));
  await import('./tableRanges.ts');
  await import('./tableCopy.ts');
  await import('./tableEditing.ts');
  // Lets the table continue after the import.
  await act(() => Promise.resolve());
}

function send(type: 'copy' | 'paste', text = ''): Record<string, string> {
  const contents: Record<string, string> = {};
  const clipboardData = {
    setData: (format: string, data: string) => (contents[format] = data),
    getData: () => text,
  };
  const target = document.activeElement ?? document.body;
  fireEvent(target, createEvent[type](target, { clipboardData }));
  return contents;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

describe('keys', () => {
  test.each([
    ['{ArrowDown}{ArrowRight}', ['b2', 'c2', 'b3', 'c3']],
    ['{ArrowUp}{ArrowLeft}', ['a1', 'b1', 'a2', 'b2']],
    // Up to and beyond the beginning, and back over it.
    ['{ArrowDown}{ArrowUp}{ArrowUp}', ['b1', 'b2']],
    ['{ArrowUp}{ArrowUp}{ArrowUp}', ['b1', 'b2']],
    ['{Home}', ['a2', 'b2']],
    ['{End}', ['b2', 'c2']],
    ['{Control>}{End}{/Control}', ['b2', 'c2', 'b3', 'c3', 'b4', 'c4']],
    ['{Control>}{ArrowDown}{/Control}', ['b2', 'b3', 'b4']],
  ])('Shift with %s', async (keys, expected) => {
    await renderItems();
    await userEvent.keyboard(`{Shift>}${keys}{/Shift}`);
    expect(listSelected()).toEqual(expected);
  });

  test('an arrow alone ends the range, and the next one begins there', async () => {
    await renderItems();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
    expect(listSelected()).toEqual([]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(listSelected()).toEqual(['b4', 'c4']);
  });

  test('Escape ends it, and does nothing else', async () => {
    await renderItems({ selectionMode: 'multiple', defaultSelectedKeys: ['r1'] });
    const selectedRows = screen.getAllByRole('row', { selected: true });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(listSelected()).toEqual(['b2', 'b3']);
    await userEvent.keyboard('{Escape}');
    expect(listSelected()).toEqual([]);
    expect(screen.getAllByRole('row', { selected: true })).toEqual(selectedRows);
  });

  test('Ctrl+A selects all cells; in a table with checkboxes, all rows', async () => {
    await renderItems();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(listSelected()).toHaveLength(12);
  });

  test('Ctrl+A selects all rows of a table with checkboxes', async () => {
    await renderItems({ selectionMode: 'multiple' });
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(listSelected()).toEqual([]);
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4);
  });

  test('a range is said once, when the keys rest', async () => {
    await renderItems();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(getAnnounced()).toEqual(['3 rows, 2 columns selected']));
  });

  test('another order of the rows ends it', async () => {
    await renderItems();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
    await userEvent.click(screen.getByRole('columnheader', { name: 'A' }));
    await waitFor(() => expect(listSelected()).toEqual([]));
  });

  test('a table whose keys move between rows has no ranges', async () => {
    await renderItems({ focusMode: 'row' });
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(listSelected()).toEqual([]);
  });
});

describe('the mouse', () => {
  const drag = (from: string, to: string, pointerType = 'mouse') => {
    const mouse = { pointerType, button: 0, buttons: 1 };
    fireEvent.pointerDown(getCell(from), mouse);
    fireEvent.pointerMove(getCell(to), mouse);
    fireEvent.pointerUp(getCell(to), { ...mouse, buttons: 0 });
  };

  test('a drag over cells selects them', async () => {
    await renderItems();
    drag('a1', 'b3');
    expect(listSelected()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('a finger scrolls', async () => {
    await renderItems();
    drag('a1', 'b3', 'touch');
    expect(listSelected()).toEqual([]);
  });

  test('a click with Shift selects up to the cell, and no rows', async () => {
    const onSelectionChange = vi.fn<() => void>();
    await renderItems({ selectionMode: 'multiple', onSelectionChange });
    onSelectionChange.mockClear();
    const mouse = { pointerType: 'mouse', button: 0, buttons: 1, shiftKey: true };
    fireEvent.pointerDown(getCell('c3'), mouse);
    fireEvent.pointerUp(getCell('c3'), mouse);
    fireEvent.click(getCell('c3'), { shiftKey: true });
    expect(listSelected()).toEqual(['b2', 'c2', 'b3', 'c3']);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });
});

describe('contents', () => {
  test('a range is copied as text and as a table, and said', async () => {
    await renderItems({ selectionMode: 'multiple', defaultSelectedKeys: ['r4'] });
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(send('copy')).toEqual({
      'text/plain': 'b2\tc2\nb3\tc3',
      'text/html':
        '<table><tbody><tr><td>b2</td><td>c2</td></tr><tr><td>b3</td><td>c3</td></tr></tbody></table>',
    });
    await waitFor(() => expect(getAnnounced()).toContain('4 cells copied'));
  });

  test('one value fills the range, and undo gives its values back', async () => {
    const onCellsEdit = vi.fn<Handler>();
    await renderItems({ onCellsEdit });
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
    send('paste', 'new');
    await waitFor(() => expect(screen.getAllByText('new')).toHaveLength(4));
    expect(onCellsEdit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText('new')).toBeNull());
    expect(getCell('a1')).toBeInTheDocument();
  });

  test('several values are pasted from the first cell of the range', async () => {
    await renderItems({ onCellsEdit: vi.fn<Handler>() });
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
    send('paste', 'x\ty');
    await waitFor(() => expect(getCell('x')).toHaveAttribute('aria-colindex', '1'));
    expect(getCell('x').closest('tr')).toHaveTextContent('xyc1');
    expect(getCell('a2')).toBeInTheDocument();
  });

  test('Delete clears the cells that can be empty, the others say why not', async () => {
    const onCellsEdit = vi.fn<Handler>();
    await renderItems({ onCellsEdit }, 'a2');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}{Delete}');
    await waitFor(() => expect(screen.queryByText('b2')).toBeNull());
    expect(onCellsEdit.mock.calls[0]?.[0].map(({ key, columnId }) => `${columnId} ${key}`)).toEqual(
      ['b r2', 'b r3'],
    );
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    expect(getCell('c2')).toBeInTheDocument();
    await waitFor(() => expect(getAnnounced()).toContain('2 cells cleared'));
    expect(getAnnounced()).toContain('This field is required.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('b2')).toBeInTheDocument();
  });
});
