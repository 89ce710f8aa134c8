import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../DateTime/DateTime.tsx';
import { LocaleExamples } from '../../testing/LocaleExamples.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const steps: TimelineItem[] = [
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
    description: 'The brand asked for the product in the first three seconds.',
  },
  { id: 'live', title: 'Live', state: 'upcoming' },
  { id: 'paid', title: 'Paid', state: 'upcoming', time: 'About 05/03/2026' },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { items: steps, 'aria-label': 'From application to payment' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  parameters: withoutPicture,
  args: {
    items: [
      ...steps.slice(0, 2),
      {
        id: 'draft',
        title: 'Draft not accepted',
        state: 'failed',
        description: 'The caption does not state that the post is paid for.',
      },
    ],
  },
};

/** Returns the steps with translated titles, and `due` in place of texts about time. */
function translateSteps(titles: readonly string[], due: string): TimelineItem[] {
  return steps.map(({ id, state, time }, index) => ({
    id,
    state,
    title: titles[index] ?? '',
    time: typeof time === 'string' ? due : time,
  }));
}

/** The states announced to screen readers are texts of the library. */
export const Localized: Story = {
  render: () => (
    <LocaleExamples
      ar={
        <Timeline
          aria-label="من الطلب إلى الدفع"
          items={translateSteps(
            ['تم التقديم', 'تم القبول', 'المسودة', 'منشور', 'مدفوع'],
            'قبل 05/03/2026',
          )}
        />
      }
      zhHans={
        <Timeline
          aria-label="从申请到付款"
          items={translateSteps(['已申请', '已接受', '草稿', '已发布', '已付款'], '05/03/2026 前')}
        />
      }
    />
  ),
};

export const AllStates: Story = {
  args: {
    items: [
      ...steps.slice(0, 3),
      { id: 'failed', title: 'Payment returned', state: 'failed', time: '05/03/2026' },
      ...steps.slice(3),
    ],
  },
};
