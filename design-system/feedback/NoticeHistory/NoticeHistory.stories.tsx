import type { Meta, StoryObj } from '@storybook/react-vite';
import { sharedHistory, type Notice } from '../Notices/noticeHistory.ts';
import { NoticeHistory } from './NoticeHistory.tsx';

const at = Date.UTC(2026, 2, 5, 16, 12);

/** Replaces the history by notices one minute apart. */
function setHistory(...notices: Pick<Notice, 'text' | 'tone'>[]): void {
  sharedHistory.clear();
  notices.forEach((notice, index) =>
    sharedHistory.add({ ...notice, id: `notice-${index}`, at: at + index * 60_000 }),
  );
}

const meta = {
  title: 'Feedback/NoticeHistory',
  component: NoticeHistory,
  beforeEach: () =>
    setHistory(
      { text: 'Profile saved.', tone: 'success' },
      { text: 'The code has expired.', tone: 'danger' },
    ),
} satisfies Meta<typeof NoticeHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest notice is first. */
export const Default: Story = {};

export const Empty: Story = { beforeEach: () => setHistory() };

export const AllStates: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  beforeEach: () =>
    setHistory(
      {
        text: 'A long notice wraps: the provider did not give a reason, so please try again.',
        tone: 'danger',
      },
      { text: 'Your session expires soon.', tone: 'warning' },
      { text: 'Draft submitted.', tone: 'success' },
      { text: 'List updated.', tone: 'neutral' },
    ),
};
