import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ComboBoxField } from './ComboBoxField.tsx';

const options = [
  { id: 'dubai', label: 'Dubai', description: 'United Arab Emirates' },
  { id: 'shanghai', label: 'Shanghai' },
  { id: 'singapore', label: 'Singapore' },
  { id: 'sydney', label: 'Sydney', isDisabled: true },
  {
    id: 'bangkok',
    label:
      'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya, which most people call Bangkok',
  },
];

function find(query: string, signal: AbortSignal): Promise<typeof options> {
  const found = options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 300, found);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Not wanted any more.'));
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
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Chosen, emptied, told, repaired, all of it by keyboard. */
export const Required: Story = {
  args: { isRequired: true, description: 'Where you live now.' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await expect(await screen.findByText('Sorry, no matching options')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('zzz');
    await expect(field).toHaveAccessibleDescription('Where you live now. City is not valid.');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Where you live now. This field is required.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('sing');
    await screen.findByRole('option', { name: 'Singapore' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Singapore');
    await expect(args.onChange).toHaveBeenCalledWith('singapore');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Where you live now.');
  },
};

/** The words of the specification, in the open list. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Sorry, no matching options')).toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultValue: 'dubai' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: 'Shanghai' })).toBeVisible();
  },
};

/** Options that a server finds, once the typing pauses. */
export const Loaded: Story = {
  args: { options: [], loadOptions: find },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'shang');
    await expect(await screen.findByRole('option')).toHaveTextContent('Loading options…');
    await screen.findByRole('option', { name: 'Shanghai' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('shanghai');
    await userEvent.tab();
    await expect(field).toHaveValue('Shanghai');
  },
};

// What is typed and opened would take the focus on a page of documentation, so a frame does it there.
const framed = { docs: { story: { inline: false, iframeHeight: 180 } } };

/** What the list says while a server is asked. */
export const Loading: Story = {
  parameters: framed,
  args: { options: [], loadOptions: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'dub');
    await expect(await screen.findByRole('option')).toHaveTextContent('Loading options…');
  },
};

/** The text stays, and the button beside the message asks again. */
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

/** What could not be loaded is asked for again from a button beside the text. */
export const LoadingFails: Story = {
  args: {
    options: [],
    loadOptions: async (query, signal) => {
      if (isOffline) throw new Error('Offline.');
      return find(query, signal);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    isOffline = true;
    await userEvent.type(canvas.getByRole('combobox'), 'dub');
    await screen.findByRole('option', { name: 'The options could not be loaded.' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('The options could not be loaded.')).toBeVisible();
    isOffline = false;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('The options could not be loaded.')).toBeNull());
  },
};

/** A text that names no option is a value too. */
export const OwnText: Story = {
  args: { allowsCustomValue: true, placeholder: 'Any city' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'Hội An');
    await userEvent.tab();
    await expect(field).toHaveValue('Hội An');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hội An');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ComboBoxField {...args} label="Chosen" defaultValue="dubai" />
      <ComboBoxField {...args} label="Empty" placeholder="e.g. Dubai" description="Your own." />
      <ComboBoxField {...args} label="Long" defaultValue="bangkok" />
      <ComboBoxField {...args} label="Disabled" defaultValue="dubai" isDisabled />
      <ComboBoxField {...args} label="Read-only" defaultValue="dubai" isReadOnly />
      <ComboBoxField {...args} label="Invalid" isRequired errorMessage="This field is required." />
    </Stack>
  ),
};
