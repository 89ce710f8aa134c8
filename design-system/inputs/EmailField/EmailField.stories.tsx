import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
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
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expectMessage(field, /This field is required\.$/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('mia@demo');
    await expectMessage(field, /Email is not valid\.$/);
    await userEvent.keyboard('.test');
    await expectMessage(field, 'We only email you about your jobs.');
    await expect(field).toBeValid();
  },
};

/** Spaces around a pasted address are not an error, and are removed on blur. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await userEvent.paste(' mia@demo.test ');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveValue('mia@demo.test');
    await expectNoMessage(field);
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('mia@demo.test');
  },
};

/** Enter sends an address without the space at its end, which the keyboards of phones add. */
export const SentByEnter: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={sent}>
      <EmailField {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'mia@demo.test {Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ email: 'mia@demo.test' }));
    await expect(field).toHaveValue('mia@demo.test');
  },
};

/** Multiple addresses in one field, with a hint on how to separate them. */
export const Multiple: Story = {
  args: { multiple: true, label: 'Send a copy to' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Send a copy to' });
    const hint = 'Separate addresses with commas.';
    await expectMessage(field, hint);
    await userEvent.tab();
    await userEvent.keyboard('mia@demo.test, noor');
    await userEvent.tab();
    await expectMessage(field, `${hint} Email is not valid.`);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}@demo.test');
    await expectMessage(field, hint);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <EmailField {...args} label="Filled" defaultValue="mia@demo.test" />
      <EmailField {...args} label="Empty" description="Where we contact you." placeholder="you@…" />
      <EmailField {...args} label="Multiple" multiple defaultValue="mia@demo.test, n@demo.test" />
      <EmailField {...args} label="Multiple with a limit" multiple maxLength={40} />
      <EmailField {...args} label="Disabled" defaultValue="mia@demo.test" isDisabled />
      <EmailField {...args} label="Read-only" defaultValue="mia@demo.test" isReadOnly />
      <EmailField {...args} label="Invalid" isRequired errorMessage="Email is not valid." />
    </Stack>
  ),
};
