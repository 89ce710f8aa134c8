import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search jobs', onChange: fn(), onSubmit: fn(), onClear: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The label can be hidden in bars in which the icon and the position show what the field is for. */
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Brand or job' } };

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <SearchField {...args} defaultValue="one pan" />
      <SearchField {...args} label="Empty" placeholder="Brand or job" />
      <SearchField {...args} label="Disabled" defaultValue="one pan" isDisabled />
      <SearchField {...args} label="Read-only" defaultValue="one pan" isReadOnly />
    </Stack>
  ),
};
