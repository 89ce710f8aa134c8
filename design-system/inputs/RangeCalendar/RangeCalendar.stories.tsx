import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

const presets = [
  { id: 'week', label: 'Last 7 days', value: { start: '2024-03-09', end: '2024-03-15' } },
  { id: 'month', label: 'Last 30 days', value: { start: '2024-02-15', end: '2024-03-15' } },
  { id: 'year', label: 'Last year', value: { start: '2023-01-01', end: '2023-12-31' } },
];

const meta = {
  title: 'Inputs/RangeCalendar',
  component: RangeCalendar,
  args: { 'aria-label': 'Period', placeholderValue: '2024-03-01', onChange: fn() },
} satisfies Meta<typeof RangeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Presets are beside the months, and on phones below the months. */
export const Presets: Story = {
  args: { presets, defaultValue: { start: '2024-03-09', end: '2024-03-15' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const preset = canvas.getByRole('button', { name: 'Last year' });
    await userEvent.click(preset);
    await expect(args.onChange).toHaveBeenLastCalledWith(presets[2]?.value);
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /December 2023/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
    // The last shown month is the month in which the range ends.
    await waitFor(() =>
      expect(canvas.getAllByRole('grid').at(-1)).toHaveAccessibleName(/March 2024/),
    );
  },
};

/** With the keyboard: the first Enter selects the first day and moves to the next day, the second Enter selects the last day. */
export const ByKeyboard: Story = {
  parameters: withoutPicture,
  play: async ({ args, canvasElement }) => {
    // The days are rendered again once the user's day is known.
    await waitFor(() => {
      canvasElement.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
      return expect(document.activeElement?.textContent).toBe('1');
    });
    // Each key, and the text of the day that then has the focus. React Aria moves the focus after it has rendered.
    const steps = [
      ['{ArrowRight}', '2'],
      ['{Enter}', '3'],
      ['{ArrowDown}', '10'],
      ['{Enter}', '10'],
    ] as const;
    for (const [key, day] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(day));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2024-03-02',
      end: '2024-03-10',
    });
  },
};

export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <RangeCalendar
          {...args}
          aria-label="الفترة"
          defaultValue={{ start: '2024-03-05', end: '2024-03-12' }}
        />
      }
      zhHans={
        <RangeCalendar
          {...args}
          aria-label="期间"
          defaultValue={{ start: '2024-03-05', end: '2024-03-12' }}
        />
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: { presets, defaultValue: { start: '2024-03-09', end: '2024-03-15' } },
  render: (args) => (
    <Stack gap="lg">
      <RangeCalendar {...args} aria-label="Selected" />
      <RangeCalendar {...args} aria-label="One month" months={1} hasWeekNumbers />
      <RangeCalendar {...args} aria-label="Disabled" isDisabled />
    </Stack>
  ),
};
