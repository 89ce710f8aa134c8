import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    children: [
      <DescriptionItem key="brand" label="Brand">
        Northwind Tea
      </DescriptionItem>,
      <DescriptionItem key="closes" label="Applications close">
        <DateTime value="2026-03-05T16:12:00" />
      </DescriptionItem>,
      <DescriptionItem key="location" label="Location">
        Anywhere
      </DescriptionItem>,
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Columns: Story = { args: { layout: 'columns' } };

/** The last line is the total. */
export const Bill: Story = {
  render: () => (
    <DescriptionList layout="bill">
      <DescriptionItem label="Gross">
        <Money value={{ amount: 25000, currency: 'USD' }} />
      </DescriptionItem>
      <DescriptionItem label="Fee">
        <Money value={{ amount: -1250, currency: 'USD' }} />
      </DescriptionItem>
      <DescriptionItem label="You receive" isStrong>
        <Money value={{ amount: 23750, currency: 'USD' }} />
      </DescriptionItem>
    </DescriptionList>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DescriptionList {...args} />
      <DescriptionList {...args} layout="columns" />
      <DescriptionList {...args} layout="bill" />
    </Stack>
  ),
};
