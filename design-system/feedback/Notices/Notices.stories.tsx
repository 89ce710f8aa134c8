import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { LazyNoticeRegion } from './LazyNoticeRegion.tsx';
import { clearNotices, notify } from './notices.ts';
import { NoticeRegion } from './NoticeRegion.tsx';

const meta = {
  title: 'Feedback/Notices',
  component: NoticeRegion,
  beforeEach: clearNotices,
  render: () => (
    <>
      <NoticeRegion />
      <Inline>
        <Button onPress={() => notify({ tone: 'success', text: 'Profile saved.' })}>Succeed</Button>
        <Button
          tone="danger"
          onPress={() => notify({ tone: 'danger', text: 'The code has expired.' })}
        >
          Fail
        </Button>
      </Inline>
    </>
  ),
} satisfies Meta<typeof NoticeRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The story sets the locale of the page, because notices are rendered outside of their story. */
export const Localized: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => <NoticeRegion />,
  play: async () => {
    notify({ text: 'تم حفظ الملف الشخصي.', tone: 'success' });
    notify({ text: 'انتهت صلاحية رمز التحقق.', tone: 'danger' });
    // The notice fades in.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

/** The code of the region loads with the first notice. */
export const LoadsLate: Story = {
  parameters: { ...withoutPicture, docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => (
    <>
      <LazyNoticeRegion />
      <Button onPress={() => notify({ tone: 'success', text: 'Profile saved.' })}>Save</Button>
    </>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile saved.')).toBeVisible();
  },
};

function AllTones() {
  const { locale } = useLanguage();
  useEffect(() => {
    notify({
      text: 'A long notice wraps: the provider did not give a reason, please try again later.',
      tone: 'danger',
    });
    notify({ text: 'Your session expires soon.', tone: 'warning' });
    notify({ text: 'Saved.', tone: 'success' });
    return clearNotices;
    // Notices do not change with the locale, so the example shows them again.
  }, [locale]);
  return <NoticeRegion />;
}

export const AllStates: Story = {
  parameters: { ...inEveryMode, docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => <AllTones />,
  play: async () => {
    await userEvent.hover(await screen.findByText('Saved.'));
  },
};
