import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import type { Key, Keys } from '../../internal/keys.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Table } from '../Table/Table.tsx';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const archive = vi.fn();
const actions = [
  { id: 'archive', label: 'Archive', onAction: archive },
  { id: 'export', label: 'Export', onAction: () => undefined },
  { id: 'help', label: 'Help', href: '/help' },
];
const getBar = () => screen.getByRole('group', { name: 'Selection' });
const queryBar = () => screen.queryByRole('group', { name: 'Selection' });

function renderBar(props: Partial<SelectionBarProps>) {
  return renderInDesignSystem(
    <SelectionBar
      selectedKeys={[]}
      actions={actions}
      onClearSelection={() => undefined}
      {...props}
    />,
  );
}

/** A page with a table and its bar; the action "Delete" removes the selected rows. */
function Office({ selected: initial = [] }: { selected?: Keys }) {
  const [rows, setRows] = useState(['Tea', 'Shoe', 'Hat']);
  const [selected, setSelected] = useState<Keys>(initial);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    const isSelected = (row: Key) => selected === 'all' || new Set(selected).has(row);
    setRows(rows.filter((row) => !isSelected(row)));
    setSelected([]);
  };
  return (
    <main>
      <h1>Office</h1>
      <Table
        aria-label="Things"
        rows={rows.map((name) => ({ name }))}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        getKey={({ name }) => name}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
      />
      <SelectionBar
        selectedKeys={selected}
        rowCount={5000}
        onSelectAll={() => setSelected('all')}
        onClearSelection={() => setSelected([])}
        actions={[
          ...actions,
          { id: 'delete', label: 'Delete', onAction: remove },
          { id: 'ask', label: 'Delete after a question', onAction: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        title="Delete?"
        confirmLabel="Yes"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        They are gone then.
      </ConfirmDialog>
    </main>
  );
}

test('it is there while rows are selected, with their number and the actions', async () => {
  renderBar({ selectedKeys: new Set(['a', 'b', 'c']) });
  expect(within(getBar()).getByText('3 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(archive).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
});

test.each([[[]], [new Set<string>()]])('it is not there without selected rows', (selectedKeys) => {
  renderBar({ selectedKeys });
  expect(queryBar()).toBeNull();
});

test.each([
  ['some of more rows', { selectedKeys: ['a'], rowCount: 5000 }, '1 selected', true],
  ['all rows, by their keys', { selectedKeys: ['a', 'b'], rowCount: 2 }, '2 selected', false],
  ['"all"', { selectedKeys: 'all', rowCount: 5000 }, '5,000 selected', false],
  ['"all" of an unknown number', { selectedKeys: 'all' }, 'All selected', false],
  ['rows of an unknown number', { selectedKeys: ['a'] }, '1 selected', false],
] as const)('with %s selected', (_, props, text, allowsAll) => {
  renderBar({ ...props, onSelectAll: () => undefined });
  expect(within(getBar()).getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Select all/ })).toHaveLength(Number(allowsAll));
});

test('all matching rows can be selected, and one row of them deselected', async () => {
  renderInDesignSystem(<Office selected={['Tea']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 5,000' }));
  expect(within(getBar()).getByText('5,000 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select all 5,000' })).toBeNull();
  // The pressed button is gone: the focus stays in the bar.
  await waitFor(() => expect(getBar()).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Shoe' }));
  // What the table knows of all rows are those on the page.
  expect(within(getBar()).getByText('2 selected')).toBeVisible();
});

test('it does not take the focus, and its first appearance is announced once', async () => {
  renderInDesignSystem(<Office />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tea' }));
  expect(getBar()).not.toContainElement(document.activeElement as HTMLElement);
  const text = 'Actions for the selected rows are available.';
  await waitFor(() => expect(getAnnounced()).toContain(text));
  await waitFor(() => expect(getAnnounced()).not.toContain(text), { timeout: 3000 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Hat' }));
  expect(within(getBar()).getByText('2 selected')).toBeVisible();
  expect(getAnnounced()).not.toContain(text);
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))],
  [
    'Escape',
    async () => {
      screen.getByRole('button', { name: 'Archive' }).focus();
      await userEvent.keyboard('{Escape}');
    },
  ],
])('%s clears the selection and returns the focus to where it came from', async (_, clear) => {
  renderInDesignSystem(<Office />);
  const box = screen.getByRole('checkbox', { name: 'Select Shoe' });
  await userEvent.click(box);
  await clear();
  expect(queryBar()).toBeNull();
  expect(box).not.toBeChecked();
  await waitFor(() => expect(box).toHaveFocus());
});

test.each([
  ['at once', () => userEvent.click(screen.getByRole('button', { name: 'Delete' }))],
  [
    'after a dialog',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete after a question' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  ],
])('an action that removes its rows %s moves the focus to a neighbour', async (_, remove) => {
  renderInDesignSystem(<Office />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Shoe' }));
  await remove();
  expect(queryBar()).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select Hat' }).closest('tr')).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
});

test('the focus does not get lost if all rows are gone, or the focus came from nowhere', async () => {
  renderInDesignSystem(<Office selected="all" />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Office' })).toHaveFocus());
});

test('focus elsewhere stays there when the bar goes', async () => {
  const { rerender } = render(
    <>
      <input aria-label="Note" />
      <SelectionBar selectedKeys={['a']} actions={[]} onClearSelection={() => undefined} />
    </>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <>
      <input aria-label="Note" />
      <SelectionBar selectedKeys={[]} actions={[]} onClearSelection={() => undefined} />
    </>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('actions that do not fit are in a menu, whose Escape closes only the menu', async () => {
  // jsdom has no layout: the second and third action are on a second line.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function read(
    this: HTMLElement,
  ) {
    return /Archive/.test(this.textContent) ? 0 : 40;
  });
  const onClearSelection = vi.fn();
  renderBar({ selectedKeys: ['a'], onClearSelection });
  expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const menu = await screen.findByRole('menu', { name: 'More actions' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Export', 'Help']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onClearSelection).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
});
