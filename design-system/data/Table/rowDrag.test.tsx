import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { moveRows, type RowMove } from './rowMoves.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';

type Task = { id: string; title: string };
const toTasks = (titles: string) => [...titles].map((title) => ({ id: title, title }));
const getKey = ({ id }: Task) => id;
// jsdom does not lay out pages.
Element.prototype.scrollIntoView = vi.fn();
document.elementFromPoint = () => null;

const columns = [{ id: 'title', header: 'Title', cell: ({ title }: Task) => title, value: getKey }];
type Props = Partial<TableProps<Task>> & { titles?: string };

/** A table whose rows the user reorders. */
function Tasks({ titles = 'ABCDE', onReorder, ...props }: Props) {
  const [rows, setRows] = useState<readonly Task[]>(toTasks(titles));
  return (
    <Table
      aria-label="Tasks"
      columns={columns}
      rows={rows}
      getKey={getKey}
      features={gridFeatures}
      onReorder={(move) => {
        onReorder?.(move);
        setRows((before) => moveRows(before, move, getKey));
      }}
      {...props}
    />
  );
}

/** Two tables that exchange rows. */
function Lists({ other = 'XY' }: { other?: string }) {
  const [lists, setLists] = useState<Record<string, Task[]>>({
    Open: toTasks('ABC'),
    Done: toTasks(other),
  });
  const move = (name: string) => (moved: RowMove<Task>) =>
    setLists((before) =>
      Object.fromEntries(
        Object.entries(before).map(([one, rows]) => [
          one,
          one === name
            ? moveRows(rows, moved, getKey)
            : rows.filter((row) => !moved.keys.has(row.id)),
        ]),
      ),
    );
  return Object.entries(lists).map(([name, rows]) => (
    <Table
      key={name}
      aria-label={name}
      columns={columns}
      rows={rows}
      getKey={getKey}
      features={gridFeatures}
      dragType="task"
      onReorder={move(name)}
      onInsert={move(name)}
    />
  ));
}

const findHandle = (title: string) => screen.findByRole('button', { name: `Move ${title}` });
const readOrder = (grid = screen.getByRole('grid')) =>
  within(grid)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .join('');
const expectSpoken = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
const lift = async (title: string) => {
  const handle = await findHandle(title);
  act(() => handle.focus());
  await userEvent.keyboard('{Enter}');
};

test('the keyboard lifts a row, moves it and drops it, and the place is announced', async () => {
  const onReorder = vi.fn();
  renderInDesignSystem(<Tasks onReorder={onReorder} />);
  await lift('B');
  await expectSpoken('1 row lifted. Arrow keys move, Enter drops, Escape cancels.');
  await userEvent.keyboard('{ArrowDown}');
  await expectSpoken('3 of 5');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith({
    keys: new Set(['B']),
    rows: [{ id: 'B', title: 'B' }],
    target: { type: 'item', key: 'E', dropPosition: 'before' },
  });
  expect(readOrder()).toBe('ACDBE');
  await expectSpoken('Moved to 4 of 5');
  expect(await findHandle('B')).toHaveFocus();
});

test.each([
  ['Home and Space', '{Home} ', 'CABDE'],
  ['End', '{End}{Enter}', 'ABDEC'],
  ['two steps up', '{ArrowUp}{ArrowUp}{Enter}', 'CABDE'],
  ['more steps than rows', '{PageDown}{Enter}', 'ABDEC'],
])('a lifted row goes to its place by %s', async (_, keys, order) => {
  renderInDesignSystem(<Tasks />);
  await lift('C');
  await userEvent.keyboard(keys);
  expect(readOrder()).toBe(order);
});

test.each(['{ArrowDown}{Escape}', '{ArrowDown}{ArrowUp}{Enter}'])(
  'nothing moves by %s',
  async (keys) => {
    const onReorder = vi.fn();
    renderInDesignSystem(<Tasks onReorder={onReorder} />);
    await lift('B');
    await userEvent.keyboard(keys);
    await expectSpoken('Move cancelled');
    expect(onReorder).not.toHaveBeenCalled();
    // The arrow keys move the focus again.
    await userEvent.keyboard('{Enter}');
    await expectSpoken('1 row lifted');
    await userEvent.keyboard('{Escape}');
  },
);

test('selected rows move together; a row that is not selected moves alone', async () => {
  renderInDesignSystem(<Tasks selectionMode="multiple" defaultSelectedKeys={['A', 'D']} />);
  await lift('A');
  await userEvent.keyboard('{End}{Enter}');
  expect(readOrder()).toBe('BCEAD');
  await lift('C');
  await userEvent.keyboard('{Home}{Enter}');
  expect(readOrder()).toBe('CBEAD');
});

test('the keys and presses of a handle neither select nor open its row', async () => {
  const onSelectionChange = vi.fn();
  const onRowAction = vi.fn();
  renderInDesignSystem(
    <Tasks
      selectionMode="multiple"
      onSelectionChange={onSelectionChange}
      onRowAction={onRowAction}
    />,
  );
  await lift('B');
  await userEvent.keyboard('{ArrowDown} ');
  await userEvent.click(await findHandle('B'));
  await userEvent.keyboard('{Escape}');
  await userEvent.dblClick(await findHandle('C'));
  expect(onSelectionChange).not.toHaveBeenCalled();
  expect(onRowAction).not.toHaveBeenCalled();
  // The second press of a double click drops what the first one has lifted.
  expect(await findHandle('C')).not.toHaveAttribute('data-dragged');
});

test('disabled rows have no handle, and stay when they are selected', async () => {
  renderInDesignSystem(
    <Tasks selectionMode="multiple" defaultSelectedKeys={['A', 'C']} disabledKeys={['C']} />,
  );
  await lift('A');
  expect(screen.queryByRole('button', { name: 'Move C' })).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(readOrder()).toBe('BACDE');
});

test.each<[string, string, Props]>([
  ['sorted', '', { defaultView: { sorts: [{ column: 'title', direction: 'ascending' }] } }],
  ['sorted by the portal', '', { sort: { column: 'title', direction: 'ascending' } }],
  ['grouped', '{ArrowDown}', { defaultView: { groupBy: ['title'] } }],
])('%s rows cannot be moved, and the handle says why', async (_, keys, props) => {
  const onReorder = vi.fn();
  renderInDesignSystem(<Tasks {...props} onReorder={onReorder} />);
  const handle = await findHandle('A');
  expect(handle).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard(`${keys}{ArrowRight}`);
  expect(handle).toHaveFocus();
  expect(handle).toHaveAccessibleDescription('Sorted or grouped rows cannot be moved.');
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onReorder).not.toHaveBeenCalled();
});

test('Tab moves a lifted row to another table, where its handle has the focus', async () => {
  renderInDesignSystem(<Lists />);
  await lift('B');
  await expectSpoken('Tab goes to another table.');
  await userEvent.keyboard('{Tab}');
  await expectSpoken('Done: 1 of 3');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(readOrder(screen.getByRole('grid', { name: 'Open' }))).toBe('AC');
  expect(readOrder(screen.getByRole('grid', { name: 'Done' }))).toBe('XBY');
  const handle = await findHandle('B');
  await waitFor(() => expect(handle).toHaveFocus());
});

test('rows move into an empty table, and back', async () => {
  renderInDesignSystem(<Lists other="" />);
  await lift('C');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(readOrder(screen.getByRole('grid', { name: 'Done' }))).toBe('C');
  const handle = await findHandle('C');
  await waitFor(() => expect(handle).toHaveFocus());
  await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}{Enter}');
  await waitFor(() => expect(readOrder(screen.getByRole('grid', { name: 'Open' }))).toBe('CAB'));
});

test('a row that leaves while it is lifted is not moved', async () => {
  const onReorder = vi.fn();
  const { rerender } = renderInDesignSystem(<Tasks rows={toTasks('ABC')} onReorder={onReorder} />);
  await lift('B');
  rerender(<Tasks rows={toTasks('AC')} onReorder={onReorder} />);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onReorder).not.toHaveBeenCalled();
  await expectSpoken('Move cancelled');
});

test('Tab stays at the place if there is no other table', async () => {
  renderInDesignSystem(<Tasks />);
  await lift('A');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}{Enter}');
  expect(readOrder()).toBe('BCADE');
});

test('keys work again when the table leaves while a row is lifted', async () => {
  const { rerender } = renderInDesignSystem(<Tasks />);
  await lift('B');
  rerender(<input aria-label="Note" />);
  await waitFor(async () => {
    await userEvent.type(screen.getByRole('textbox'), 'a{Home} b');
    expect(screen.getByRole('textbox')).toHaveValue(' ba');
  });
});

test('a pointer drags a row after a few pixels, and a lost pointer cancels', async () => {
  const onReorder = vi.fn();
  renderInDesignSystem(<Tasks onReorder={onReorder} />);
  const handle = await findHandle('B');
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0 };
  fireEvent.pointerDown(handle, { ...pointer, clientY: 0 });
  fireEvent.pointerMove(document, { ...pointer, clientY: 2 });
  expect(handle).not.toHaveAttribute('data-dragged');
  fireEvent.pointerMove(document, { ...pointer, clientY: 9 });
  expect(handle).toHaveAttribute('data-dragged');
  fireEvent.pointerCancel(document, pointer);
  expect(handle).not.toHaveAttribute('data-dragged');
  expect(onReorder).not.toHaveBeenCalled();
});
