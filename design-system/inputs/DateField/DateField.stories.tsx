import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Deadline', name: 'deadline', placeholderValue: '2024-03-01', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem', minBlockSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Typed with the keyboard: an incomplete date stays, and is invalid after the field is left. */
export const Required: Story = {
  args: { isRequired: true, description: 'The last day to submit the work.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Deadline' });
    await userEvent.tab();
    await userEvent.keyboard('05');
    await expect(canvas.queryByText('Deadline is not valid.')).toBeNull();
    // From the month to the year, the clear button, the calendar button, and out of the field.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Deadline is not valid.')).toBeVisible());
    await expect(group).toHaveTextContent('05/mm/yyyy');
    canvas.getByRole('spinbutton', { name: /^month/ }).focus();
    await userEvent.keyboard('032024');
    await waitFor(() => expect(canvas.queryByText('Deadline is not valid.')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-05');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Deadline' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group).toHaveTextContent('dd/mm/yyyy'));
    await expect(canvas.getByText('This field is required.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus());
    await userEvent.keyboard('05032024');
    await waitFor(() => expect(canvas.queryByText('This field is required.')).toBeNull());
  },
};

/** Messages format the bounds as dates; the calendar disables other days. */
export const Bounded: Story = {
  args: { minValue: '2024-03-05', maxValue: '2024-03-28' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('04032024');
    await expect(await canvas.findByText('The minimum Deadline is 05/03/2024.')).toBeVisible();
    canvas.getByRole('spinbutton', { name: /^day/ }).focus();
    await userEvent.keyboard('29');
    await expect(await canvas.findByText('The maximum Deadline is 28/03/2024.')).toBeVisible();
    canvas.getByRole('spinbutton', { name: /^day/ }).focus();
    await userEvent.keyboard('28');
    await waitFor(() => expect(canvas.queryByText(/^The maximum/)).toBeNull());
  },
};

/** Used with the keyboard. 6 March and all Sundays are unavailable. */
export const ByCalendar: Story = {
  args: {
    defaultValue: '2024-03-05',
    minValue: '2024-02-20',
    isDateUnavailable: (date) =>
      date === '2024-03-06' || new Date(`${date}T00:00Z`).getUTCDay() === 0,
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Calendar for Deadline' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Deadline' });
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/\b5 March 2024/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-13');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/13 March 2024/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByRole('grid', { name: /April 2024/ })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(await screen.findByRole('grid', { name: /March 2024/ })).toBeVisible();
  },
};

export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={<DateField {...args} label="الموعد النهائي" description="آخر يوم لتسليم العمل." />}
      zhHans={
        <DateField
          {...args}
          label="截止日期"
          description="提交作品的最后一天。"
          defaultValue="2024-03-05"
        />
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <DateField {...args} label="Empty" description="Day, month and year." />
      <DateField {...args} label="Filled" defaultValue="2024-03-05" isRequired />
      <DateField {...args} label="Read-only" defaultValue="2024-03-05" isReadOnly />
      <DateField {...args} label="Disabled" defaultValue="2024-03-05" isDisabled />
      <DateField {...args} label="Invalid" defaultValue="2024-03-05" errorMessage="Too soon." />
    </Stack>
  ),
};
