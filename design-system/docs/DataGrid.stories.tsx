import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../data/Card/Card.tsx';
import { columnsWithEditors, limitFees } from '../data/Table/editorExamples.tsx';
import { permitColumns } from '../data/Table/permitColumns.tsx';
import { applyEdits, editablePermitColumns } from '../data/Table/permitEditors.tsx';
import { listPermits, type Permit } from '../data/Table/permits.ts';
import { weekColumns } from '../data/Table/weekColumns.ts';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { moveRows, type RowMove } from '../data/Table/rowMoves.ts';
import { gridFeatures } from '../data/Table/tableFeatures.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../testing/pictures.ts';
import { PermitOffice } from '../testing/PermitOffice.tsx';

const meta = {
  title: 'Foundations/Data grid',
  component: Table<Permit>,
  args: {
    'aria-label': 'Permits',
    columns: permitColumns,
    rows: listPermits(12),
    getKey: ({ id }) => id,
    features: gridFeatures,
    hasColumnMenus: true,
    allowsResizing: true,
  },
  render: (args) => (
    <Card padding="none">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<TableProps<Permit>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Narrower tables have rows of two lines, and no menus in their headings. */
const isWide = (element: Element) => element.clientWidth >= 800;

const openMenu = async (canvasElement: HTMLElement, column: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Options for ${column}` }));
  return within(await within(document.body).findByRole('menu'));
};

/** Twelve columns in groups. The first stays in view while the others scroll. Headings have menus, filters and handles to resize. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return;
    const menu = await openMenu(canvasElement, 'Kind');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Hide column' }));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Kind' })).toBeNull());
    // The focus is lost with the heading, and goes to a neighbour.
    await waitFor(() =>
      expect(canvasElement).toContainElement(document.activeElement as HTMLElement),
    );
    const next = await openMenu(canvasElement, 'District');
    await userEvent.click(next.getByRole('menuitem', { name: 'Show all columns' }));
    await canvas.findByRole('columnheader', { name: 'Kind' });
  },
};

/** Rows in groups by two columns, with the totals of each group. */
export const Groups: Story = {
  args: { defaultView: { groupBy: ['status', 'kind'] } },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row', { expanded: true });
    await expect(rows[0]).toHaveAttribute('aria-level', '1');
    await expect(rows[1]).toHaveAttribute('aria-level', '2');
  },
};

/** Each row shows details below it. */
export const Details: Story = {
  parameters: withoutPicture,
  args: {
    renderDetail: ({ applicant, officer }) => `${applicant}, decided by ${officer}.`,
    defaultExpandedKeys: ['p1'],
    selectionMode: 'multiple',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chloé Dubois, decided by Okafor.')).toBeVisible();
  },
};

const family = listPermits(20);
const isParent = (index: number) => index % 4 === 0;

/** Rows below rows. */
export const Tree: Story = {
  parameters: withoutPicture,
  args: {
    rows: family.filter((_, index) => isParent(index)),
    getChildren: (row) => {
      const index = family.indexOf(row);
      return isParent(index) ? family.slice(index + 1, index + 4) : undefined;
    },
    defaultExpandedKeys: [family[4]?.id ?? ''],
  },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row', { expanded: false });
    await expect(rows).toHaveLength(4);
  },
};

/** Cells are edited in place, with the rules of their fields. */
export const Editing: Story = {
  parameters: withoutPicture,
  render: function Editing(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Card padding="none">
        <Table
          {...args}
          rows={rows}
          columns={editablePermitColumns}
          onCellsEdit={(edits) => setRows((before) => applyEdits(before, edits))}
        />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name] = await canvas.findAllByText('Bäckerei Öztürk');
    await userEvent.click(name as Element);
    // F2 does nothing until the code of the editors has loaded.
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      await expect(canvas.getByRole('textbox', { name: 'Applicant' })).toHaveFocus();
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Applicant' }));
    await userEvent.keyboard('Ada Lovelace{Enter}');
    await expect(await canvas.findByText('Ada Lovelace')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** A field of each kind in cells of rows that can be selected. The server limits fees. */
export const Editors: Story = {
  parameters: withoutPicture,
  render: function Editors(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Card padding="none">
        <Table
          {...args}
          rows={rows}
          columns={columnsWithEditors}
          selectionMode="multiple"
          onCellsEdit={async (edits) => {
            const errors = limitFees(edits);
            if (errors.length === 0) setRows((before) => applyEdits(before, edits));
            return errors;
          }}
        />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = await canvas.findAllByText('Anna Weber');
    await userEvent.click(cell as Element);
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

/** Rows are edited whole, with buttons that edit, save and cancel. */
export const RowEditing: Story = {
  parameters: withoutPicture,
  args: { editMode: 'row', defaultView: { hiddenColumns: ['urgent', 'due', 'paid'] } },
  render: Editing.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit BP-20260002' }));
    const field = await canvas.findByRole('textbox', { name: 'Applicant' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  },
};

const queue = listPermits(8);

/** Rows are dragged by their handles, or moved with the keyboard: Enter lifts a row, the arrow keys move it, and Enter drops it. */
export const Reordering: Story = {
  parameters: withoutPicture,
  args: { rows: queue, selectionMode: 'multiple', disabledKeys: ['p3'] },
  render: function Reordering(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Card padding="none">
        <Table
          {...args}
          rows={rows}
          onReorder={(move) => setRows((before) => moveRows(before, move, args.getKey))}
        />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = await canvas.findByRole('button', { name: 'Move BP-20260001' });
    handle.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('BP-20260002'),
    );
  },
};

/** Of two thousand rows, only those near the visible area are in the document. Near its edges, a drag scrolls the box. */
export const ReorderingLongList: Story = {
  ...Reordering,
  args: { rows: listPermits(2000), maxHeight: 480 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = await canvas.findByRole('button', { name: 'Move BP-20260002' });
    handle.focus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('BP-20260002'),
    );
  },
};

const officers = ['Meyer', 'Okafor'];

/** Two tables with the same `dragType` exchange rows. */
export const MovingBetweenTables: Story = {
  parameters: withoutPicture,
  render: function MovingBetweenTables(args) {
    const [rows, setRows] = useState<readonly Permit[]>(() =>
      queue.map((row, index) => ({ ...row, officer: officers[index % 2] ?? '' })),
    );
    const assign = (officer: string) => (move: RowMove<Permit>) =>
      setRows((before) => {
        const moved = move.rows.map((row) => ({ ...row, officer }));
        return moveRows(before, { ...move, rows: moved }, args.getKey);
      });
    return (
      <Stack gap="lg">
        {officers.map((officer) => (
          <Card key={officer} padding="none">
            <Table
              {...args}
              aria-label={officer}
              columns={args.columns.slice(0, 4)}
              rows={rows.filter((row) => row.officer === officer)}
              selectionMode="multiple"
              dragType="permit"
              onReorder={assign(officer)}
              onInsert={assign(officer)}
              empty="Drop permits here."
            />
          </Card>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = await canvas.findByRole('button', { name: 'Move BP-20260001' });
    handle.focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    const other = within(canvas.getByRole('grid', { name: 'Okafor' }));
    await waitFor(() => expect(other.getAllByRole('rowheader')).toHaveLength(5));
  },
};

/** Two hundred columns, of which those near the visible area are rendered. */
export const ManyColumns: Story = {
  parameters: withoutPicture,
  args: {
    columns: weekColumns,
    rows: listPermits(120),
    focusMode: 'cell',
    selectionMode: 'multiple',
    maxHeight: 480,
  },
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return;
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-colcount', '201');
    await expect(canvas.queryByRole('columnheader', { name: 'Week 198' })).toBeNull();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Week 1' }));
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(await canvas.findByRole('columnheader', { name: 'Week 198' })).toBeVisible();
  },
};

/** A rectangle of cells is selected with the mouse or the keyboard, copied, filled and cleared. */
export const Ranges: Story = {
  parameters: withoutPicture,
  render: Editing.render,
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return;
    const canvas = within(canvasElement);
    const [name] = await canvas.findAllByText('Bäckerei Öztürk');
    await userEvent.click(name as Element);
    // Shift does nothing until the code of ranges has loaded.
    await waitFor(async () => {
      await userEvent.click(name as Element);
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    });
  },
};

/** The list of an office: rows at a server, filters, groups, details, editing, totals, saved views. */
export const Office: Story = {
  parameters: withoutPicture,
  render: () => <PermitOffice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('BP-20260001');
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Waiting for a decision' }));
    await canvas.findByRole('button', { name: 'Remove filter: Status: Received or In review' });
    await waitFor(() => expect(canvas.queryByText('BP-20260003')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select BP-20260001' }));
    const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: /^Select all [\d,]+$/ }));
    await bar.findByText(/^[\d,]{4,} selected$/);
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
  },
};

/** Ten thousand rows, of which only those near the visible area are in the document. */
export const LongList: Story = {
  parameters: withoutPicture,
  args: { rows: listPermits(10_000), maxHeight: 480, selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10002');
    await expect(grid.querySelectorAll('tbody > tr').length).toBeLessThan(60);
  },
};
