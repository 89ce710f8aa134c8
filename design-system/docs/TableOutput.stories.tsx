import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../testing/pictures.ts';
import { Card } from '../data/Card/Card.tsx';
import { TableToolbar } from '../data/TableToolbar/TableToolbar.tsx';
import { permitColumns } from '../data/Table/permitColumns.tsx';
import { listPermits, type Permit } from '../data/Table/permits.ts';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { gridFeatures } from '../data/Table/tableFeatures.ts';
import { ExportButton } from '../data/ExportButton/ExportButton.tsx';
import type { TableView } from '../data/Table/tableView.ts';

const meta = {
  title: 'Foundations/Table output',
  component: Table<Permit>,
  args: {
    'aria-label': 'Permits',
    columns: permitColumns,
    rows: listPermits(12),
    getKey: ({ id }) => id,
    features: gridFeatures,
  },
  render: (args) => (
    <Card padding="none">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<TableProps<Permit>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Office(args: TableProps<Permit>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <Card padding="none">
      <Table
        {...args}
        rows={rows}
        getRowActions={({ id, status }) =>
          status === 'Granted'
            ? []
            : [
                { id: 'edit', label: 'Edit', icon: <Icon as={Pencil} size={18} />, href: `/${id}` },
                {
                  id: 'copy',
                  label: 'Duplicate',
                  icon: <Icon as={Copy} size={18} />,
                  onAction: () => undefined,
                },
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: <Icon as={Trash2} size={18} />,
                  onAction: () => setRows((before) => before.filter((row) => row.id !== id)),
                },
              ]
        }
      />
    </Card>
  );
}

/** Each row has a menu at its end, which stays in view, and as its context menu. Granted permits have none. */
export const Default: Story = {
  parameters: withoutPicture,
  args: { selectionMode: 'multiple', getHref: ({ id }) => `/permits/${id}` },
  render: (args) => <Office {...args} />,
  play: async ({ canvasElement }) => {
    const button = { name: 'Actions for BP-20260001' };
    await expect(await within(canvasElement).findByRole('button', button)).toBeVisible();
  },
};

/** In two-line rows, the button is at the end of the title's line. */
export const RowMenusInTwoLines: Story = {
  render: (args) => <Office {...args} />,
  args: {
    columns: permitColumns.filter(({ id }) =>
      ['number', 'applicant', 'status', 'fee', 'due'].includes(id),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Actions for BP-20260001' });
    const title = canvas.getByText('BP-20260001').getBoundingClientRect();
    const box = button.getBoundingClientRect();
    await expect(box.top).toBeLessThan(title.bottom);
    await expect(box.bottom).toBeGreaterThan(title.top);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** The rows that the filters leave, in the columns and the order of the view, in a file for spreadsheets of the language. */
export const Export: Story = {
  parameters: withoutPicture,
  render: function Exporting(args) {
    const [view, setView] = useState<TableView>({ filters: { kind: { values: ['Signage'] } } });
    return (
      <Stack gap="sm">
        <TableToolbar
          columns={args.columns}
          rows={args.rows}
          view={view}
          onViewChange={setView}
          actions={
            <ExportButton
              fileName="permits"
              size="sm"
              columns={args.columns}
              view={view}
              load={() => args.rows}
            />
          }
        />
        <Card padding="none">
          <Table {...args} view={view} onViewChange={setView} />
        </Card>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Download CSV' }),
    ).toBeEnabled();
  },
};

/** On paper, all rows and their headings on each page, without what is only for the screen. */
export const Paper: Story = {
  parameters: withoutPicture,
  args: {
    columns: permitColumns.filter(({ id }) =>
      ['number', 'applicant', 'status', 'fee', 'due'].includes(id),
    ),
    rows: listPermits(300),
    selectionMode: 'multiple',
    hasColumnMenus: true,
    allowsResizing: true,
    maxHeight: 400,
    renderDetail: ({ officer }) => `Decided by ${officer}`,
    defaultExpandedKeys: ['p1'],
  },
  render: (args) => <Office {...args} />,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '303');
  },
};
