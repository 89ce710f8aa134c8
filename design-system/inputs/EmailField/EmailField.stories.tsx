import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Form } from '../Form/Form.tsx';
import { EmailField } from './EmailField.tsx';

const sent = fn();

const meta = {
  title: 'Inputs/EmailField',
  component: EmailField,
  args: { label: 'Email', name: 'email', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The errors of a required field are shown and corrected with the keyboard only. */
export const Required: Story = {
  args: { isRequired: true, description: 'We only email you about your jobs.' },
};

/** Enter sends an address without the space at its end, which the keyboards of phones add. */
export const SentByEnter: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={sent}>
      <EmailField {...args} />
    </Form>
  ),
};

/** Multiple addresses in one field, with a hint on how to separate them. */
export const Multiple: Story = {
  args: { allowsMultiple: true, label: 'Send a copy to' },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <EmailField {...args} label="Filled" defaultValue="mia@demo.test" />
      <EmailField {...args} label="Empty" description="Where we contact you." placeholder="you@…" />
      <EmailField
        {...args}
        label="Multiple"
        allowsMultiple
        defaultValue="mia@demo.test, n@demo.test"
      />
      <EmailField {...args} label="Multiple with a limit" allowsMultiple maxLength={40} />
      <EmailField {...args} label="Disabled" defaultValue="mia@demo.test" isDisabled />
      <EmailField {...args} label="Read-only" defaultValue="mia@demo.test" isReadOnly />
      <EmailField {...args} label="Invalid" isRequired errorMessage="Email is not valid." />
    </Stack>
  ),
};
