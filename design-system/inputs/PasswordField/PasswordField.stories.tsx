import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
import { withoutPicture } from '../../testing/pictures.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An empty field shows a message only after the focus has also left its button. Typing removes the message. */
export const ByKeyboard: Story = {
  args: { isRequired: true },
  parameters: withoutPicture,
};

/** The button shows and hides the password, and is named after its next action. */
export const ShowAndHide: Story = {
  args: { isRequired: true },
  parameters: withoutPicture,
};

/** The strength of a new password is announced while typing. It is independent of the rules. */
export const Strength: Story = {
  args: { label: 'New password', hasStrength: true, minLength: 8, isRequired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('New password');
    // The meter has its room from the start, so that a button below does not move under the finger.
    const getMeter = () =>
      canvasElement.querySelector('[data-part="meter"]')?.getBoundingClientRect();
    const { width, height } = getMeter() ?? {};
    await expect(height).toBeGreaterThan(16);
    await userEvent.type(field, 'abc');
    await expect(await canvas.findByText('Easy to guess')).toBeVisible();
    await expect(getMeter()).toMatchObject({ width, height });
    await expectMessage(field, 'At least 8 characters. New password is not valid.');
    await userEvent.type(field, ' walks 7 Otters home');
    await expect(await canvas.findByText('Strong')).toBeVisible();
    await expectMessage(field, 'At least 8 characters.');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <PasswordField
        {...args}
        defaultValue="Demo-pass-1"
        description="The password you signed up with."
      />
      <PasswordField {...args} label="Disabled" defaultValue="Demo-pass-1" isDisabled />
      <PasswordField {...args} label="Read-only" defaultValue="Demo-pass-1" isReadOnly />
      <PasswordField {...args} label="Invalid" isRequired errorMessage="This field is required." />
      <PasswordField {...args} label="Weak" hasStrength minLength={8} defaultValue="abcd" />
      <PasswordField {...args} label="Fair" hasStrength minLength={8} defaultValue="otterwalk" />
      <PasswordField
        {...args}
        label="Strong"
        hasStrength
        defaultValue="7 Otters walk Home, slowly"
      />
    </Stack>
  ),
};
