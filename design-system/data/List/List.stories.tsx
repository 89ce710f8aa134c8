import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { List } from './List.tsx';

const meta = {
  title: 'Data/List',
  component: List,
  args: {
    items: [
      'Show the product in the first three seconds.',
      'Explain in your own words what you like.',
      'Name the brand once: @northwindtea',
    ],
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The heading above must explain the markers. */
export const Dos: Story = { args: { marker: 'check' } };

export const Donts: Story = { args: { marker: 'cross' } };

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <List {...args} />
      <List {...args} marker="check" />
      <List {...args} marker="cross" />
      <List items={['https://example.com/a-very-long-address-without-any-space-in-it'.repeat(3)]} />
    </Stack>
  ),
};
