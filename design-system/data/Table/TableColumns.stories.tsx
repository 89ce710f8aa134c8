import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { permitColumns } from './permitColumns.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';

const meta = {
  title: 'Data/Table/Columns',
  component: Table<Permit>,
  args: {
    'aria-label': 'Permits',
    columns: permitColumns,
    rows: listPermits(12),
    getKey: ({ id }) => id,
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

export const LongList: Story = {
  args: { rows: listPermits(5000), maxHeight: 480, selectionMode: 'multiple' },
};
