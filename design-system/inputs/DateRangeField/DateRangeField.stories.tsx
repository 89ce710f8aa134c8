import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const march = { start: '2024-03-05', end: '2024-03-14' };

const meta = {
  title: 'Inputs/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Campaign',
    name: 'campaign',
    startName: 'from',
    endName: 'to',
    placeholderValue: '2024-03-01',
    onChange: fn(),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '26rem', minBlockSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Presets beside the calendar: one press selects a range and closes the calendar. */
export const Presets: Story = {
  args: {
    presets: [
      { id: 'week', label: 'Last 7 days', value: { start: '2024-03-09', end: '2024-03-15' } },
      { id: 'month', label: 'Last 30 days', value: { start: '2024-02-15', end: '2024-03-15' } },
      { id: 'year', label: 'Last year', value: { start: '2023-01-01', end: '2023-12-31' } },
    ],
  },
};

/** Typed with the keyboard; an end before the start is invalid until corrected. */
export const Required: Story = {
  args: { isRequired: true, description: 'Both dates are included.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    // The start, 5 March 2024, then the end, 4 March 2024.
    await userEvent.keyboard('0503202404032024');
    await expect(await canvas.findByText('The end must not be before the start.')).toBeVisible();
    const end = within(canvas.getByRole('group', { name: 'End Campaign' }));
    end.getByRole('spinbutton', { name: /^day/ }).focus();
    await userEvent.keyboard('14');
    await waitFor(() =>
      expect(canvas.queryByText('The end must not be before the start.')).toBeNull(),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(march);
  },
};

/** Selected with the keyboard: the first Enter starts the range, the second ends it. */
export const ByCalendar: Story = {
  args: { minValue: '2024-03-04', maxValue: '2024-05-31' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Calendar for Campaign' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Campaign' });
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/\b4 March 2024/)).toHaveFocus());
    // From 4 to 5 March. After Enter, React Aria moves the focus to 6 March; then to 13 and 14 March.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(march);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/\b5 March 2024/)).toHaveFocus());
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DateRangeField {...args} label="Empty" description="The first and last day." />
      <DateRangeField {...args} label="Filled" defaultValue={march} isRequired />
      <DateRangeField {...args} label="Read-only" defaultValue={march} isReadOnly />
      <DateRangeField {...args} label="Disabled" defaultValue={march} isDisabled />
      <DateRangeField {...args} label="Invalid" defaultValue={march} errorMessage="Fully booked." />
    </Stack>
  ),
};
