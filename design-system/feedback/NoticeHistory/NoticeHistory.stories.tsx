import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { forgetHistory, rememberNotice, type Notice } from '../Notices/noticeHistory.ts';
import { NoticeHistory } from './NoticeHistory.tsx';

const at = Date.UTC(2026, 2, 5, 16, 12);

function remember(...notices: Pick<Notice, 'text' | 'tone'>[]): void {
  forgetHistory();
  notices.forEach((notice, key) => rememberNotice({ ...notice, key, at: at + key * 60_000 }));
}

const meta = {
  title: 'Feedback/NoticeHistory',
  component: NoticeHistory,
  beforeEach: () =>
    remember(
      { text: 'Your profile is saved.', tone: 'success' },
      { text: 'The code has run out.', tone: 'danger' },
    ),
} satisfies Meta<typeof NoticeHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest comes first. */
export const Default: Story = {
  play: async () => {
    const list = screen.getByRole('list', { name: 'Recent notices' });
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('The code has run out.');
  },
};

export const Empty: Story = { beforeEach: () => remember() };

export const AllStates: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  beforeEach: () =>
    remember(
      {
        text: 'A long notice wraps: the provider did not tell us why, so try it again.',
        tone: 'danger',
      },
      { text: 'Your session ends soon.', tone: 'warning' },
      { text: 'Your draft is sent.', tone: 'success' },
      { text: 'The list is up to date.', tone: 'neutral' },
    ),
};
