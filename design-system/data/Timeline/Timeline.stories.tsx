import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const steps: TimelineStep[] = [
  {
    id: 'applied',
    title: 'Applied',
    state: 'done',
    time: <DateTime value="2026-02-20T09:30:00" />,
  },
  {
    id: 'accepted',
    title: 'Accepted',
    state: 'done',
    time: <DateTime value="2026-02-22" isDateOnly />,
  },
  {
    id: 'draft',
    title: 'Draft',
    state: 'current',
    time: 'Due in 2 days',
    detail: 'The brand asked for the product in the first three seconds.',
  },
  { id: 'live', title: 'Live', state: 'upcoming' },
  { id: 'paid', title: 'Paid', state: 'upcoming', time: 'About 05/03/2026' },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { steps, label: 'From application to payment' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: {
    steps: [
      ...steps.slice(0, 2),
      {
        id: 'draft',
        title: 'Draft not accepted',
        state: 'failed',
        detail: 'The caption does not state that the post is paid for.',
      },
    ],
  },
};

export const AllStates: Story = {
  args: {
    steps: [
      ...steps.slice(0, 3),
      { id: 'failed', title: 'Payment returned', state: 'failed', time: '05/03/2026' },
      ...steps.slice(3),
    ],
  },
};
