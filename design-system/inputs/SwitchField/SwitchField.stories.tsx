import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  title: 'Inputs/SwitchField',
  component: SwitchField,
  args: { label: 'Remind me of deadlines', name: 'deadline_reminders', onChange: fn() },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A required switch shows a message on blur while it is off. */
export const Required: Story = {
  args: { label: 'Share my statistics with the brand', rules: { required: true } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: /Share my statistics/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(control).toHaveAccessibleDescription('This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Required');
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="md">
      <SwitchField {...args} />
      <SwitchField {...args} label="On" defaultSelected description="One day before, by email." />
      <SwitchField {...args} label="Read-only" isReadOnly defaultSelected />
      <SwitchField {...args} label="Disabled" isDisabled />
      <SwitchField {...args} label="Disabled and on" isDisabled defaultSelected />
      <SwitchField {...args} label="Rejected" errorMessage="Verify your email first." />
    </Stack>
  ),
};
