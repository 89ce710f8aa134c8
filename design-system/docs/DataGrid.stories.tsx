import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../data/Card/Card.tsx';
import { applyEdits, editablePermitColumns } from '../data/Table/permitEditors.tsx';
import { permitColumns } from '../data/Table/permitColumns.tsx';
import { listPermits, type Permit } from '../data/Table/permits.ts';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { PermitOffice } from './PermitOffice.tsx';
import { gridFeatures } from '../data/Table/tableFeatures.ts';

const meta = {
  title: 'Data/Data grid',
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

/** Twelve columns in groups. The first stays in view while the others scroll. Headings have menus and handles to resize. */
export const Default: Story = {};

/** Rows in groups by two columns, with the totals of each group. */
export const Groups: Story = { args: { defaultView: { groupBy: ['status', 'kind'] } } };

/** Each row shows details below it. */
export const Details: Story = {
  args: {
    renderDetail: ({ applicant, officer }) => `${applicant}, decided by ${officer}. `.repeat(6),
    defaultExpandedKeys: ['p1'],
    selectionMode: 'multiple',
  },
};

/** Rows below rows. */
export const Tree: Story = {
  args: {
    rows: listPermits(20).filter((_, index) => index % 4 === 0),
    getChildren: ({ id }) => {
      const rows = listPermits(20);
      const index = rows.findIndex((row) => row.id === id);
      return index % 4 === 0 ? rows.slice(index + 1, index + 4) : undefined;
    },
    defaultExpandedKeys: ['p4'],
  },
};

/** Cells are edited in place, with the rules of their fields. */
export const Editing: Story = {
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
};

/** The list of an office: server, filters, groups, details, editing, totals, saved views. */
export const Office: Story = { render: () => <PermitOffice /> };

export const LongList: Story = {
  args: { rows: listPermits(5000), maxHeight: 480, selectionMode: 'multiple' },
};
