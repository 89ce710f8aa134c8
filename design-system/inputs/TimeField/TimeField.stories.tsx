import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  args: { label: 'Start', name: 'start', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Typed with the keyboard: in a clock of twelve hours, the hour 16 becomes 4 PM. */
export const Typed: Story = {
  parameters: withoutPicture,
  args: { isRequired: true, description: 'In your own time zone.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Start' });
    await userEvent.tab();
    await userEvent.keyboard('1612');
    await expect(args.onChange).toHaveBeenLastCalledWith('16:12');
    await expect(group).toHaveTextContent(/^4:12\sPM$/);
    canvas.getByRole('spinbutton', { name: /^minute/ }).focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(canvas.getByText('Start is not valid.')).toBeVisible());
    canvas.getByRole('spinbutton', { name: /^minute/ }).focus();
    await userEvent.keyboard('30');
    await waitFor(() => expect(canvas.queryByText('Start is not valid.')).toBeNull());
    await userEvent.paste('9:45 am');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:45'));
  },
};

/** A night shift from 22:00 to 06:00, in quarters of an hour. */
export const OverMidnight: Story = {
  args: { minValue: '22:00', maxValue: '06:00', step: 900, hourCycle: 24, defaultValue: '23:45' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('spinbutton', { name: /^minute/ }).focus();
    // After 45, the minutes start again at 00, and the hour does not change.
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:00');
    canvas.getByRole('spinbutton', { name: /^hour/ }).focus();
    await userEvent.keyboard('12');
    await waitFor(() => expect(canvas.getByText(/^Start must be between/)).toBeVisible());
    canvas.getByRole('spinbutton', { name: /^hour/ }).focus();
    await userEvent.keyboard('03');
    await waitFor(() => expect(canvas.queryByText(/^Start must be between/)).toBeNull());
  },
};

export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <TimeField {...args} label="البداية" description="بتوقيتك المحلي." defaultValue="16:12" />
      }
      zhHans={
        <TimeField {...args} label="开始时间" description="您所在的时区。" defaultValue="16:12" />
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <TimeField {...args} label="Empty" description="Hours and minutes." />
      <TimeField {...args} label="Filled" defaultValue="16:12" isRequired />
      <TimeField
        {...args}
        label="24 hours and seconds"
        defaultValue="16:12:30"
        hourCycle={24}
        granularity="second"
      />
      <TimeField {...args} label="Read-only" defaultValue="16:12" isReadOnly />
      <TimeField {...args} label="Disabled" defaultValue="16:12" isDisabled />
      <TimeField {...args} label="Invalid" defaultValue="16:12" errorMessage="Too late." />
    </Stack>
  ),
};
