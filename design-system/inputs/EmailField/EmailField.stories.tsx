import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmailField } from './EmailField.tsx';

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

/** Typed, left, told, repaired: all by keyboard. */
export const Required: Story = {
  args: { isRequired: true, description: 'We write to it about your jobs only.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/This field is required\.$/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('mia@demo');
    await expect(field).toHaveAccessibleDescription(/Email is not valid\.$/);
    await userEvent.keyboard('.test');
    await expect(field).toHaveAccessibleDescription('We write to it about your jobs only.');
    await expect(field).toBeValid();
  },
};

/** Blanks that came along with a pasted address go when the field is left. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await userEvent.paste(' mia@demo.test ');
    await expect(field).toHaveAccessibleDescription('Email is not valid.');
    await userEvent.tab();
    await expect(field).toHaveValue('mia@demo.test');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('mia@demo.test');
  },
};

/** Several addresses in one field; its hint says how they are divided. */
export const Several: Story = {
  args: { multiple: true, label: 'Send a copy to' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Send a copy to' });
    const hint = 'Separate several addresses with commas.';
    await expect(field).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await userEvent.keyboard('mia@demo.test, noor');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(`${hint} Email is not valid.`);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}@demo.test');
    await expect(field).toHaveAccessibleDescription(hint);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <EmailField {...args} label="Filled" defaultValue="mia@demo.test" />
      <EmailField {...args} label="Empty" description="Where we write to." placeholder="you@…" />
      <EmailField {...args} label="Several" multiple defaultValue="mia@demo.test, n@demo.test" />
      <EmailField {...args} label="Several, not too many" multiple maxLength={40} />
      <EmailField {...args} label="Disabled" defaultValue="mia@demo.test" isDisabled />
      <EmailField {...args} label="Read-only" defaultValue="mia@demo.test" isReadOnly />
      <EmailField {...args} label="Invalid" isRequired errorMessage="Email is not valid." />
    </Stack>
  ),
};
