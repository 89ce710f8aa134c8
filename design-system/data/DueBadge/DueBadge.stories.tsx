import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { DueBadge } from './DueBadge.tsx';

const now = '2026-03-05T12:00:00Z';

const meta = {
  title: 'Data/DueBadge',
  component: DueBadge,
  args: { value: '2026-03-07T09:00:00Z', now },
} satisfies Meta<typeof DueBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: withoutPicture };

export const AllStates: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DueBadge value="2026-03-20T12:00:00Z" now={now} />
      <DueBadge value="2026-03-06T08:00:00Z" now={now} />
      <DueBadge value="2026-03-05T09:00:00Z" now={now} />
      <DueBadge value="2026-03-06" now={now}>
        {(when) => <>Reply by {when}</>}
      </DueBadge>
      <DueBadge value="2026-03-06T08:00:00Z" now={now} hasDay={false} size="sm" />
    </Stack>
  ),
};
