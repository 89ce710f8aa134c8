import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Keys } from '../../internal/keys.ts';
import { BottomBar } from '../../layout/BottomBar/BottomBar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Card } from '../Card/Card.tsx';
import { permitColumns } from '../Table/permitColumns.tsx';
import { listPermits } from '../Table/permits.ts';
import { Table } from '../Table/Table.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Data/SelectionBar',
  component: SelectionBar,
  args: {
    selectedKeys: ['p1', 'p2', 'p4'],
    rowCount: 5000,
    onSelectAll: nothing,
    onClearSelection: nothing,
    actions: [
      { id: 'assign', label: 'Assign', icon: <Icon as={UserCheck} size={18} />, onAction: nothing },
      { id: 'export', label: 'Export', icon: <Icon as={Download} size={18} />, onAction: nothing },
      { id: 'archive', label: 'Archive', icon: <Icon as={Archive} size={18} />, onAction: nothing },
      { id: 'delete', label: 'Delete', icon: <Icon as={Trash2} size={18} />, onAction: nothing },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = permitColumns.filter(({ id }) =>
  ['number', 'applicant', 'status', 'fee'].includes(id),
);
const rows = listPermits(30);

/** The bar is at the bottom of the window while rows of the table are selected. */
export const Default: Story = {
  parameters: withoutPicture,
  render: function Office(args) {
    const [selected, setSelected] = useState<Keys>(args.selectedKeys);
    return (
      <>
        <Stack gap="sm">
          <Card padding="none">
            <Table
              aria-label="Permits"
              columns={columns}
              rows={rows}
              getKey={({ id }) => id}
              selectionMode="multiple"
              selectedKeys={selected}
              onSelectionChange={setSelected}
            />
          </Card>
          <SelectionBar
            {...args}
            selectedKeys={selected}
            onSelectAll={() => setSelected('all')}
            onClearSelection={() => setSelected([])}
          />
        </Stack>
        <BottomBar items={exampleItems} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    const box = bar.querySelector('[data-part="actions"]') as Element;
    const { top, bottom } = box.getBoundingClientRect();
    for (const name of ['Assign', 'Export']) {
      const button = within(bar).getByRole('button', { name }).getBoundingClientRect();
      // The box cuts off what wraps to further lines.
      await expect(button.top).toBeGreaterThanOrEqual(top);
      await expect(button.bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

/** On phones, actions that do not fit are in a menu, and the bar is above the bottom bar. */
export const OnPhones: Story = {
  ...Default,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = (await canvas.findByRole('group', { name: 'Selection' })).getBoundingClientRect();
    // In wider windows all actions fit.
    if (window.innerWidth > 500) return;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toBeVisible());
    const bottomBar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(bottomBar.top + 1);
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** The row that has the focus is never behind the bar. */
export const DoesNotHideTheFocus: Story = {
  ...Default,
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('group', { name: 'Selection' });
    canvas.getByRole('checkbox', { name: 'Select BP-20260001' }).focus();
    for (const _ of rows) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          bar.getBoundingClientRect().top + 1,
        ),
      );
    }
  },
};

/** Some of the rows are selected, all of them, or all of an unknown number. */
export const AllStates: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <Stack gap="sm">
      <SelectionBar {...args} />
      <SelectionBar {...args} selectedKeys="all" />
      <SelectionBar
        {...args}
        selectedKeys="all"
        rowCount={undefined}
        actions={args.actions.map((action) => ({ ...action, isDisabled: true }))}
      />
    </Stack>
  ),
};
