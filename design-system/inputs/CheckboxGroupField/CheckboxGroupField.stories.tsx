import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';

const options = [
  { id: 'food', label: 'Food' },
  { id: 'travel', label: 'Travel' },
  { id: 'tech', label: 'Tech', description: 'Phones, cameras, tools' },
  { id: 'pets', label: 'Pets', isDisabled: true },
];

const meta = {
  title: 'Inputs/CheckboxGroupField',
  component: CheckboxGroupField,
  args: { label: 'Categories', name: 'categories', options, onChange: fn() },
} satisfies Meta<typeof CheckboxGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At least one and at most two options. */
export const Limited: Story = {
  args: { isRequired: true, rules: { max_length: 2 }, description: 'One or two.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Categories' });
    await expectMessage(group, 'One or two. Required');
    await userEvent.tab();
    // Ticks the first option, and unticks it again.
    await userEvent.keyboard('  ');
    await expectMessage(group, 'One or two. This field is required.');
    for (const name of ['Food', 'Travel', /Tech/]) {
      await expect(canvas.getByRole('checkbox', { name })).toHaveFocus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
    }
    await expectMessage(group, 'One or two. Categories is not valid.');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: /Tech/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectMessage(group, 'One or two. Required');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <CheckboxGroupField {...args} defaultValue={['food', 'tech']} />
      <CheckboxGroupField {...args} label="Read-only" isReadOnly defaultValue={['food']} />
      <CheckboxGroupField {...args} label="Disabled" isDisabled defaultValue={['food']} />
      <CheckboxGroupField
        {...args}
        label="Invalid"
        isRequired
        errorMessage="Choose at least one."
      />
    </Stack>
  ),
};
