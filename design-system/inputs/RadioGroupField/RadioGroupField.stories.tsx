import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
