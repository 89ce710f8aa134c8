import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { passTime } from '../../testing/passTime.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import type { TableColumn } from './tableColumn.ts';

type Thing = { id: string; name: string; kind: string };

const things: Thing[] = ['Tea', 'Shoe', 'Cap', 'Hat'].map((name, index) => ({
  id: name.toLowerCase(),
  name,
  kind: index === 0 ? 'food' : 'wear',
}));

const columns: TableColumn<Thing>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => kind,
    cell: ({ kind }) => kind,
    allowsGrouping: true,
  },
];

const rename = vi.fn();

/** A page whose row menus rename and delete things; Hat has no menu. */
function Page(props: Partial<TableProps<Thing>> & { delay?: number; asks?: boolean }) {
  const { delay, asks, ...table } = props;
  const [rows, setRows] = useState(things);
  const [asked, setAsked] = useState<string>();
  const remove = (id: string) => setRows((before) => before.filter((row) => row.id !== id));
  return (
    <main>
      <h1>Office</h1>
      <Table
        features={gridFeatures}
        aria-label="Things"
        rows={rows}
        columns={columns}
        getKey={({ id }) => id}
        getRowActions={({ id }) =>
          id === 'hat'
            ? []
            : [
                { id: 'rename', label: 'Rename', onAction: () => void rename(id) },
                {
                  id: 'delete',
                  label: 'Delete',
                  onAction: () => {
                    if (asks) setAsked(id);
                    else if (delay === undefined) remove(id);
                    else setTimeout(() => remove(id), delay);
                  },
                },
              ]
        }
        {...table}
      />
      <ConfirmDialog
        title="Delete?"
        confirmLabel="Yes"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => remove(asked ?? '')}
      >
        It is gone then.
      </ConfirmDialog>
    </main>
  );
}

async function renderPage(props: Parameters<typeof Page>[0] = {}, navigate = vi.fn()) {
  renderInDesignSystem(<Page {...props} />, { navigate });
  // The table loads the same code.
  await act(async () => {
    await Promise.all([import('./RowActions.tsx'), import('./RowMenu.tsx')]);
  });
}

const getButton = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
const getRow = (name: string) => screen.getByRole('row', { name });
const findMenu = () => screen.findByRole('menu', { name: 'Actions for Shoe' });
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('each row with actions has a button in a last column, which opens them', async () => {
  await renderPage();
  const row = getRow('Shoe');
  const cells = within(row).getAllByRole('gridcell');
  expect(cells.at(-1)).toContainElement(await getButton('Shoe'));
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Actions for Hat' })).toBeNull();
  await userEvent.click(await getButton('Shoe'));
  await userEvent.click(within(await findMenu()).getByRole('menuitem', { name: 'Rename' }));
  expect(rename).toHaveBeenCalledExactlyOnceWith('shoe');
  await waitForClosed();
  await waitFor(async () => expect(await getButton('Shoe')).toHaveFocus());
});

test.each<[string, Partial<TableColumn<Thing>>, string]>([
  ['elements', { cell: ({ name }) => <Badge>{name}</Badge> }, 'Actions for Shoe'],
  ['a component', { cell: () => <Badge>{<i />}</Badge> }, 'Actions for Shoe'],
  ['nothing', { cell: () => null, value: () => '' }, 'Actions'],
])('the button of a row whose header is %s has a name', async (_, column, name) => {
  await renderPage({ columns: [{ ...(columns[0] as TableColumn<Thing>), ...column }] });
  expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0);
});

test('the button neither selects its row nor follows its link', async () => {
  const navigate = vi.fn();
  const onSelectionChange = vi.fn();
  await renderPage(
    { getHref: ({ id }) => `/${id}`, selectionMode: 'multiple', onSelectionChange },
    navigate,
  );
  await userEvent.click(await getButton('Shoe'));
  await findMenu();
  expect(navigate).not.toHaveBeenCalled();
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('the arrow keys reach the button, and Enter opens the menu', async () => {
  await renderPage();
  await getButton('Tea');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(await getButton('Shoe')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findMenu();
  await userEvent.keyboard('{Escape}');
  await waitForClosed();
  await waitFor(async () => expect(await getButton('Shoe')).toHaveFocus());
});

test('the context menu of a row has the same actions, and the focus returns to the row', async () => {
  const onSelectionChange = vi.fn();
  await renderPage({ selectionMode: 'multiple', onSelectionChange });
  await getButton('Shoe');
  const event = createEvent.contextMenu(screen.getByText('Shoe'));
  fireEvent(screen.getByText('Shoe'), event);
  expect(event.defaultPrevented).toBe(true);
  const menu = await findMenu();
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await waitForClosed();
  await waitFor(() => expect(getRow('Shoe')).toHaveFocus());
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test.each([
  ['a row without actions', {}, () => screen.getByText('Hat')],
  ['a heading', {}, () => screen.getByRole('columnheader', { name: 'Name' })],
  [
    'a group',
    { defaultView: { groupBy: ['kind'] } },
    () => screen.getAllByText('wear')[0] as HTMLElement,
  ],
  [
    'details',
    { renderDetail: () => 'Details', defaultExpandedKeys: ['shoe'] },
    () => screen.getByText('Details'),
  ],
  [
    'a field',
    { columns: [...columns, { id: 'note', header: 'Note', cell: () => <input /> }] },
    () => screen.getAllByRole('textbox')[0] as HTMLElement,
  ],
  [
    'a link in a cell',
    { columns: [...columns, { id: 'site', header: 'Site', cell: () => <a href="/a">Site</a> }] },
    () => screen.getAllByRole('link')[0] as HTMLElement,
  ],
] as [string, Partial<TableProps<Thing>>, () => HTMLElement][])(
  '%s has the menu of the browser',
  async (_, props, getTarget) => {
    await renderPage(props);
    await getButton('Shoe');
    const target = getTarget();
    const event = createEvent.contextMenu(target);
    fireEvent(target, event);
    expect(event.defaultPrevented).toBe(false);
    expect(screen.queryByRole('menu')).toBeNull();
  },
);

test('selected text, and a press with Shift, have the menu of the browser', async () => {
  await renderPage();
  await getButton('Shoe');
  const text = screen.getByText('Shoe');
  document.getSelection()?.selectAllChildren(text);
  expect(fireEvent.contextMenu(text)).toBe(true);
  document.getSelection()?.removeAllRanges();
  expect(fireEvent.contextMenu(text, { button: 2, shiftKey: true })).toBe(true);
  expect(fireEvent.contextMenu(text, { button: 0, shiftKey: true })).toBe(false);
});

test('the keyboard opens the menu of the focused row on a Mac too, which sends no event for it', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await renderPage();
  await getButton('Shoe');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await findMenu();
  await userEvent.keyboard('{Escape}');
  await waitForClosed();
  await waitFor(() => expect(getRow('Shoe')).toHaveFocus());
});

test('a long press opens the menu, and a scroll does not', async () => {
  const onSelectionChange = vi.fn();
  await renderPage({ selectionMode: 'multiple', onSelectionChange });
  await getButton('Shoe');
  const text = screen.getByText('Shoe');
  const touch = { pointerType: 'touch', pointerId: 3, isPrimary: true, clientX: 5, clientY: 5 };
  fireEvent.pointerDown(text, touch);
  fireEvent.pointerMove(text, { ...touch, clientY: 30 });
  await passTime(700);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerCancel(text, touch);
  fireEvent.pointerDown(text, touch);
  await findMenu();
  fireEvent.pointerUp(text, touch);
  fireEvent.click(text);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test.each([
  ['at once', {}],
  ['later', { delay: 100 }],
  ['after a question', { asks: true }],
])('an action that removes its row %s moves the focus to the next row', async (_, props) => {
  await renderPage(props);
  await getButton('Shoe');
  fireEvent.contextMenu(screen.getByText('Shoe'));
  await userEvent.click(within(await findMenu()).getByRole('menuitem', { name: 'Delete' }));
  if ('asks' in props) await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('Shoe')).toBeNull());
  await waitFor(() => {
    const row = screen.getByText('Cap').closest('tr');
    expect(row?.contains(document.activeElement)).toBe(true);
  });
});

test('column menus, widths and totals do not count the column of actions', async () => {
  await renderPage({ hasColumnMenus: true, allowsResizing: true });
  await screen.findByRole('button', { name: 'Options for Kind' });
  expect(screen.queryByRole('button', { name: /Options for (Actions)?$/ })).toBeNull();
});
