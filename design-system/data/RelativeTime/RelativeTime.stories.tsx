import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { RelativeTime } from './RelativeTime.tsx';

const now = '2026-03-05T12:00:00Z';

const meta = {
  title: 'Data/RelativeTime',
  component: RelativeTime,
  args: { value: '2026-03-07T13:00:00Z', now },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without `now`, the time follows the clock of the device. */
export const Running: Story = {
  render: () => <RelativeTime value={Date.now() - 90_000} />,
  parameters: withoutPicture,
};

export const AllStates: Story = {
  render: () => (
    <Stack gap="2xs" align="start">
      {[
        '2026-03-05T12:00:20Z',
        '2026-03-05T12:20:00Z',
        '2026-03-05T18:00:00Z',
        '2026-03-06T20:00:00Z',
        '2026-03-12T12:00:00Z',
        '2026-04-05T12:00:00Z',
        '2024-03-05T12:00:00Z',
      ].map((value) => (
        <RelativeTime key={value} value={value} now={now} />
      ))}
    </Stack>
  ),
};
