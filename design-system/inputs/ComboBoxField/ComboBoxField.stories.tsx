import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectMessage } from '../../testing/expectMessage.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ComboBoxField } from './ComboBoxField.tsx';

const options = [
  { id: 'dubai', label: 'Dubai', description: 'United Arab Emirates' },
  { id: 'shanghai', label: 'Shanghai' },
  { id: 'singapore', label: 'Singapore' },
  { id: 'sydney', label: 'Sydney', isDisabled: true },
  {
    id: 'bangkok',
    label: 'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya, better known as Bangkok',
  },
];

/** Finds options as a server would: after 300 ms, unless the search is aborted. */
function findOptions(query: string, { signal }: { signal: AbortSignal }): Promise<typeof options> {
  const matches = options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 300, matches);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted.'));
    });
  });
}

const meta = {
  title: 'Inputs/ComboBoxField',
  component: ComboBoxField,
  args: { label: 'City', name: 'city', options, onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ComboBoxField>;

export default meta;
type Story = StoryObj<typeof ComboBoxField>;

export const Default: Story = {};

/** The errors of a required field are shown and corrected with the keyboard only. */
export const Required: Story = {
  args: { isRequired: true, description: 'Where you live now.' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('zzz');
    await expect(await screen.findByText('Sorry, no matching options')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('zzz');
    await expectMessage(field, 'Where you live now. City is not valid.');
    await userEvent.clear(field);
    await userEvent.tab();
    await expectMessage(field, 'Where you live now. This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('sing');
    await screen.findByRole('option', { name: 'Singapore' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Singapore');
    await expect(args.onChange).toHaveBeenCalledWith('singapore');
    await userEvent.tab();
    await expectMessage(field, 'Where you live now.');
  },
};

export const Open: Story = {
  args: { defaultValue: 'dubai' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: 'Shanghai' })).toBeVisible();
  },
};

/** Options of a server, loaded when typing pauses. */
export const Loaded: Story = {
  args: { options: [], loadOptions: findOptions },
};

// Typing and opening would move focus on the docs page, so these stories have their own iframe.
const framed = { docs: { story: { inline: false, iframeHeight: 180 } } };

/** The list while options are loading. */
export const Loading: Story = {
  parameters: framed,
  args: { options: [], loadOptions: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'dub');
    await expect(await screen.findByRole('option')).toHaveTextContent('Loading options…');
  },
};

/** If the options cannot be loaded, the typed text stays. */
export const Failed: Story = {
  parameters: framed,
  args: { options: [], loadOptions: () => Promise.reject(new Error('Offline.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'dub');
    await screen.findByRole('option', { name: 'The options could not be loaded.' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('The options could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('dub');
  },
};

let isOffline = true;

/** The first search fails. The retry button loads the options again. */
export const RetriesAfterFailure: Story = {
  args: {
    options: [],
    loadOptions: async (query, { signal }) => {
      if (!isOffline) return findOptions(query, { signal });
      isOffline = false;
      throw new Error('Offline.');
    },
  },
};

/** A text that matches no option can also be the value. */
export const CustomValue: Story = {
  args: { allowsCustomValue: true, placeholder: 'Any city' },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ComboBoxField {...args} label="Selected" defaultValue="dubai" />
      <ComboBoxField
        {...args}
        label="Empty"
        placeholder="e.g. Dubai"
        description="Your home city."
      />
      <ComboBoxField {...args} label="Long" defaultValue="bangkok" />
      <ComboBoxField {...args} label="Disabled" defaultValue="dubai" isDisabled />
      <ComboBoxField {...args} label="Read-only" defaultValue="dubai" isReadOnly />
      <ComboBoxField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
