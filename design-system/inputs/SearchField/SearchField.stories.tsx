import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** Enter searches; Escape and the button clear the text. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search jobs' });
    await userEvent.type(field, 'pan{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('pan');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'tea');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
  },
};

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
