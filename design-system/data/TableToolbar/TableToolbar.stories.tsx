import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Table } from '../Table/Table.tsx';
import { gridFeatures } from '../Table/tableFeatures.ts';
import { permitColumns } from '../Table/permitColumns.tsx';
import { listPermits, type Permit } from '../Table/permits.ts';
import type { TableView } from '../Table/tableView.ts';
import { TableToolbar, type TableToolbarProps } from './TableToolbar.tsx';

const rows = listPermits(60);

const meta = {
  title: 'Data/TableToolbar',
  component: TableToolbar<Permit>,
  args: { columns: permitColumns, rows, view: {}, onViewChange: () => undefined },
  render: function Office(args) {
    const [view, setView] = useState<TableView>(args.view);
    return (
      <Stack gap="sm">
        <TableToolbar {...args} view={view} onViewChange={setView} />
        <Card padding="none">
          <Table
            aria-label="Permits"
            columns={args.columns}
            rows={rows}
            getKey={({ id }) => id}
            view={view}
            onViewChange={setView}
            features={gridFeatures}
            hasColumnMenus
            maxHeight={480}
          />
        </Card>
      </Stack>
    );
  },
} satisfies Meta<TableToolbarProps<Permit>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

/** Filters in use can be removed one by one, or all. */
export const AllStates: Story = {
  args: {
    view: {
      density: 'compact',
      filters: {
        kind: { values: ['Signage', 'Demolition'] },
        fee: { minValue: 20_000 },
        received: { from: '2026-01-10', to: '2026-02-10' },
      },
    },
  },
};
