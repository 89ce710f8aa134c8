import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Inputs/DateTimeField',
  component: DateTimeField,
  args: { label: 'Start', name: 'start', placeholderValue: '2024-03-01', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '26rem', minBlockSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the day on which daylight saving ends, 02:30 comes twice: the field asks which of the two is meant. */
export const ClocksGoBack: Story = {
  args: { timeZone: 'Europe/Berlin', defaultValue: '2026-10-24T02:30:00+02:00' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('spinbutton', { name: /^day/ }).focus();
    await userEvent.keyboard('25');
    await waitFor(() => expect(canvas.getByText(/^This time comes twice/)).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const zone = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'time zone' });
    // The first option is empty, the second is summer time, the third standard time.
    await userEvent.selectOptions(zone, zone.options[2] as HTMLOptionElement);
    await waitFor(() => expect(canvas.queryByText(/^This time comes twice/)).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-25T02:30:00+01:00');
  },
};

/** On the day on which daylight saving begins, 02:30 does not exist. */
export const ClocksGoForward: Story = {
  parameters: withoutPicture,
  args: { timeZone: 'Europe/Berlin', defaultValue: '2026-03-28T02:30:00+01:00' },
};

export const Localized: Story = {
  render: (args) => (
    <LocaleExamples
      ar={
        <DateTimeField
          {...args}
          label="البداية"
          description="بتوقيتك المحلي."
          defaultValue="2024-03-05T16:12"
        />
      }
      zhHans={
        <DateTimeField
          {...args}
          label="开始时间"
          description="您所在的时区。"
          defaultValue="2024-03-05T16:12"
        />
      }
    />
  ),
};

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <Stack gap="lg">
      <DateTimeField {...args} label="Empty" description="Day and time." />
      <DateTimeField {...args} label="Filled" defaultValue="2024-03-05T16:12" isRequired />
      <DateTimeField
        {...args}
        label="In a zone"
        defaultValue="2024-03-05T16:12:00+01:00"
        timeZone="Europe/Berlin"
      />
      <DateTimeField
        {...args}
        label="Repeated by daylight saving"
        defaultValue="2024-10-27T02:30:00+01:00"
        timeZone="Europe/Berlin"
      />
      <DateTimeField {...args} label="Read-only" defaultValue="2024-03-05T16:12" isReadOnly />
      <DateTimeField {...args} label="Disabled" defaultValue="2024-03-05T16:12" isDisabled />
      <DateTimeField
        {...args}
        label="Invalid"
        defaultValue="2024-03-05T16:12"
        errorMessage="Too soon."
      />
    </Stack>
  ),
};
