import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Day of the visit', placeholderValue: '2024-03-01', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A day of birth is reached with the list of years, then with keys: Page Down moves by a month, with Shift by a year. */
export const DayOfBirth: Story = {
  parameters: withoutPicture,
  args: { 'aria-label': 'Day of birth', maxValue: '2024-03-05' },
};

/** Two months where there is room, with the numbers of weeks. */
export const TwoMonths: Story = {
  args: { months: 2, hasWeekNumbers: true, firstDayOfWeek: 'mon' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (canvasElement.clientWidth < 800) return;
    await waitFor(() => expect(canvas.getByRole('grid', { name: /April 2024/ })).toBeVisible());
    const month = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'month' });
    // The chosen month becomes the first of both, whether it is later, earlier, or already the second.
    for (const name of ['August', 'January', 'February', 'December']) {
      await userEvent.selectOptions(month, name);
      await waitFor(() => expect(month.selectedOptions[0]).toHaveTextContent(name));
      await expect(canvas.getAllByRole('grid')[0]).toHaveAccessibleName(new RegExp(name));
    }
  },
};

/** Weekends and days outside the bounds cannot be selected. */
export const Bounded: Story = {
  args: {
    minValue: '2024-03-05',
    maxValue: '2024-04-10',
    isDateUnavailable: (date) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()),
  },
};

export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={<Calendar {...args} aria-label="يوم الزيارة" defaultValue="2024-03-05" />}
      zhHans={<Calendar {...args} aria-label="到访日期" defaultValue="2024-03-05" />}
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <Calendar {...args} aria-label="Selected" defaultValue="2024-03-05" />
      <Calendar
        {...args}
        aria-label="Numbers of weeks"
        defaultValue="2024-03-05"
        hasWeekNumbers
        isDateUnavailable={(date) => date.endsWith('8')}
      />
      <Calendar {...args} aria-label="Read-only" defaultValue="2024-03-05" isReadOnly />
      <Calendar {...args} aria-label="Disabled" defaultValue="2024-03-05" isDisabled />
    </Stack>
  ),
};
