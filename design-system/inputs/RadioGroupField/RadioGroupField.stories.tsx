import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Globe, Landmark } from 'lucide-react';
import { fn } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
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

/** Options have icons, and headings where there are several kinds. */
export const Sections: Story = {
  args: {
    defaultValue: 'paypal',
    options: [
      {
        label: 'To your account',
        items: [
          {
            id: 'bank',
            label: 'Bank account',
            icon: <Icon as={Landmark} size={20} />,
            description: 'One to three working days',
          },
          { id: 'paypal', label: 'PayPal', icon: <Icon as={Globe} size={20} /> },
        ],
      },
      {
        label: 'By post',
        items: [
          {
            id: 'cheque',
            label: 'Cheque',
            icon: <Icon as={Banknote} size={20} />,
            isDisabled: true,
          },
        ],
      },
    ],
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
