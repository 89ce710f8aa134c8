import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';

const options = [
  { id: 'bank', label: 'Bank account', description: 'One to three working days' },
  { id: 'paypal', label: 'PayPal', description: 'The same day' },
  { id: 'cheque', label: 'Cheque', isDisabled: true },
];

const meta = {
  title: 'Inputs/RadioGroupField',
  component: RadioGroupField,
  args: { label: 'Pay me by', name: 'method', options, onChange: fn() },
} satisfies Meta<typeof RadioGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a selection, a message appears on blur. Space or an arrow key selects an option. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Pay me by' });
    await expect(group).toBeRequired();
    await userEvent.tab();
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription('This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(group).not.toHaveAccessibleDescription();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RadioGroupField {...args} defaultValue="bank" description="You can change it later." />
      <RadioGroupField {...args} label="Read-only" isReadOnly defaultValue="bank" />
      <RadioGroupField {...args} label="Disabled" isDisabled defaultValue="bank" />
      <RadioGroupField
        {...args}
        label="Invalid"
        isRequired
        errorMessage="This field is required."
      />
    </Stack>
  ),
};
