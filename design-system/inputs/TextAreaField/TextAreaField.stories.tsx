import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectMessage, expectNoMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const pitch = `I cook on camera twice a week for people who have twenty minutes and one pan.
Your pan would be the one.

Two reels, one story, posted on a Sunday evening.`;

const meta = {
  title: 'Inputs/TextAreaField',
  component: TextAreaField,
  args: { label: 'Pitch', name: 'pitch' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Near the limit a counter updates while typing. Text over the limit is accepted and reported. */
export const Limited: Story = {
  args: {
    maxLength: 30,
    isRequired: true,
    description: 'Why you, in a few words.',
    defaultValue: 'I film breakfasts by window',
  },
};

/** With the keyboard: Enter inserts a line break, Tab leaves the field, and messages appear and disappear. */
export const ByKeyboard: Story = {
  args: { isRequired: true, minLength: 10 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Pitch' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, 'This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('One{Enter}pan');
    await expect(field).toHaveValue('One\npan');
    await expectMessage(field, 'Pitch is not valid.');
    await userEvent.keyboard(', two');
    await expectNoMessage(field);
    await userEvent.tab();
    await expectNoMessage(field);
  },
};

/** The field grows with its text up to fifteen lines. */
export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Pitch' });
    const before = field.offsetHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four');
    await expect(field.offsetHeight).toBeGreaterThan(before);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <TextAreaField {...args} defaultValue={pitch} maxLength={500} />
      <TextAreaField {...args} label="Empty" placeholder="e.g. Two reels and one story" rows={2} />
      <TextAreaField {...args} label="Disabled" defaultValue={pitch} isDisabled />
      <TextAreaField {...args} label="Read-only" defaultValue={pitch} isReadOnly />
      <TextAreaField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
