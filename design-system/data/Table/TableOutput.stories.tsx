import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { downloadFile } from '../../internal/downloadFile.ts';
import { useFormats } from '../../formatters/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Card } from '../Card/Card.tsx';
import { TableToolbar } from '../TableToolbar/TableToolbar.tsx';
import { permitColumns } from './permitColumns.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { formatCsv } from './tableExport.ts';
import type { TableView } from './tableView.ts';

const meta = {
  title: 'Data/Table/Output',
  component: Table<Permit>,
  args: {
    'aria-label': 'Permits',
    columns: permitColumns,
    rows: listPermits(12),
    getKey: ({ id }) => id,
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
export const RowMenus: Story = {
  args: { selectionMode: 'multiple', getHref: ({ id }) => `/permits/${id}` },
  render: (args) => <Office {...args} />,
};

/** In two-line rows, the button is at the end of the title's line. */
export const RowMenusInTwoLines: Story = {
  ...RowMenus,
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
    const formats = useFormats();
    const download = () => {
      const csv = formatCsv(args.columns, args.rows, { style: 'locale', formats, view });
      downloadFile('permits.csv', csv, 'text/csv;charset=utf-8');
    };
    return (
      <Stack gap="sm">
        <TableToolbar
          columns={args.columns}
          rows={args.rows}
          view={view}
          onViewChange={setView}
          actions={
            <Button variant="ghost" size="sm" onPress={download}>
              Download CSV
            </Button>
          }
        />
        <Card padding="none">
          <Table {...args} view={view} onViewChange={setView} />
        </Card>
      </Stack>
    );
  },
};

/** On paper, all rows and their headings on each page, without what is only for the screen. */
export const Paper: Story = {
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
};
