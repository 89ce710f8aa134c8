import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';
import { withoutPicture } from '../../testing/pictures.ts';

const meta = {
  title: 'Inputs/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'code', name: 'code', onComplete: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An empty field shows a message on blur. The last digit makes it valid and calls `onComplete`. */
export const Typed: Story = {
  parameters: withoutPicture,
  args: { isRequired: true, description: 'We sent it to mia@demo.test.' },
};

/** A rejected code stays and is selected, so the next digit starts a new code and removes the message. */
export const Rejected: Story = {
  render: (args) => (
    <Form onSubmit={() => ({ errors: { code: 'This code is incorrect or has expired.' } })}>
      <OneTimeCodeField {...args} />
      <SubmitButton>Confirm</SubmitButton>
    </Form>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <OneTimeCodeField {...args} label="Filled" defaultValue="000123" />
      <OneTimeCodeField {...args} label="Empty" description="We sent it to mia@demo.test." />
      <OneTimeCodeField {...args} label="Four digits" length={4} defaultValue="1234" />
      <OneTimeCodeField {...args} label="Eight digits" length={8} defaultValue="12345678" />
      <OneTimeCodeField {...args} label="Disabled" defaultValue="000123" isDisabled />
      <OneTimeCodeField {...args} label="Read-only" defaultValue="000123" isReadOnly />
      <OneTimeCodeField
        {...args}
        label="Invalid"
        isRequired
        defaultValue="000123"
        errorMessage="This code is incorrect or has expired."
      />
    </Stack>
  ),
};
