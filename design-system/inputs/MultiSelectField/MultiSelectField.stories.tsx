import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';

const options = [
  { id: 'ar', label: 'Arabic' },
  { id: 'en', label: 'English' },
  { id: 'id', label: 'Indonesian' },
  { id: 'ms', label: 'Malay' },
  { id: 'ta', label: 'Tamil' },
  { id: 'zh-Hans', label: 'Simplified Chinese' },
  { id: 'zh-Hant', label: 'Traditional Chinese', isDisabled: true },
];

const meta = {
  title: 'Inputs/MultiSelectField',
  component: MultiSelectField,
  args: { label: 'Languages', name: 'languages', options, onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The error of a required field is shown and corrected with the keyboard only. */
export const Required: Story = {
  args: { isRequired: true, description: 'The languages of your posts.' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Languages' });
    await userEvent.tab();
    await userEvent.tab();
    await expectMessage(field, 'The languages of your posts. This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('mal');
    await screen.findByRole('option', { name: 'Malay' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectMessage(field, 'The languages of your posts.');
    await userEvent.keyboard('tam');
    await screen.findByRole('option', { name: 'Tamil' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ms', 'ta']);
    // The list stays open until the field loses focus.
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** If no option matches, the list shows the text of the specification. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Sorry, no matching options')).toBeVisible();
  },
};

/** Screen readers can reach the selected options while the list is open. */
export const Open: Story = {
  args: { defaultValue: ['en'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: 'Malay' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'English' })).toBeVisible();
  },
};

/** With a maximum, a counter is shown. More options can be selected, but the field is then invalid. */
export const TooMany: Story = {
  args: { defaultValue: ['ar', 'en'], maxItems: 2 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Languages' });
    await userEvent.type(field, 'Tamil');
    await userEvent.tab();
    await expectMessage(field, 'Languages is not valid.');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <MultiSelectField
        {...args}
        label="Empty"
        placeholder="e.g. Malay"
        description="Your languages."
      />
      <MultiSelectField {...args} label="Selected" defaultValue={['en', 'zh-Hans', 'ar']} />
      <MultiSelectField {...args} label="Limited" defaultValue={['en']} maxItems={2} />
      <MultiSelectField {...args} label="Disabled" defaultValue={['en']} isDisabled />
      <MultiSelectField {...args} label="Read-only" defaultValue={['en', 'ms']} isReadOnly />
      <MultiSelectField {...args} label="Invalid" isRequired errorMessage="Choose at least one." />
    </Stack>
  ),
};
