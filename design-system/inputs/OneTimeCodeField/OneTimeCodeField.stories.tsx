import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
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
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'code' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, /This field is required\.$/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('00012');
    await expectMessage(field, /The code must be 6 digits number\.$/);
    await userEvent.keyboard('3');
    await expectMessage(field, 'We sent it to mia@demo.test.');
    await expect(args.onComplete).toHaveBeenLastCalledWith('000123');
  },
};

/** Spaces and dashes are removed, and digits of other scripts are converted. */
export const Pasted: Story = {
  parameters: withoutPicture,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.paste(' 123-456 ');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.clear(field);
    await userEvent.paste('٦٥٤ ٣٢١');
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
  },
};

/** A rejected code stays and is selected, so the next digit starts a new code and removes the message. */
export const Rejected: Story = {
  render: (args) => (
    <Form onSubmit={() => ({ errors: { code: 'This code is incorrect or has expired.' } })}>
      <OneTimeCodeField {...args} />
      <SubmitButton>Confirm</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expectMessage(field, 'This code is incorrect or has expired.'));
    await waitFor(() => expect(field.selectionEnd).toBe(6));
    await expect(field.selectionStart).toBe(0);
    await expect(field).toHaveValue('123456');
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('9');
    await expectMessage(field, 'The code must be 6 digits number.');
  },
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
