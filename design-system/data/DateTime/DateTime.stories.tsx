import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-03-05T16:12:00Z', timeZone: 'UTC' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DateOnly: Story = { args: { isDateOnly: true } };

/** The date styles in the formats of the language. The formats of the product have only one style. */
export const Styles: Story = {
  globals: { formats: 'language' },
  render: () => (
    <Stack gap="2xs" align="start">
      {(['short', 'medium', 'long', 'full'] as const).map((dateStyle) => (
        <DateTime
          key={dateStyle}
          value="2026-03-05T16:12:00Z"
          timeZone="UTC"
          dateStyle={dateStyle}
          timeZoneName="short"
        />
      ))}
    </Stack>
  ),
};

/** What both dates have in common, such as the month, is shown once, in the format of the language. */
export const Range: Story = {
  globals: { formats: 'language' },
  args: { value: '2026-03-05', end: '2026-03-07' },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="2xs" align="start">
      <DateTime value="2026-03-05T16:12:00Z" timeZone="UTC" />
      <DateTime value="2026-03-05T16:12:00Z" timeZone="Asia/Shanghai" />
      <DateTime value="2026-03-05" isDateOnly />
      <DateTime value="2024-03-05" isInWords />
      <DateTime value="invalid" />
    </Stack>
  ),
};
