import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
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
        <Button onPress={() => notify({ tone: 'success', text: 'Your profile is saved.' })}>
          Succeed
        </Button>
        <Button
          tone="danger"
          onPress={() => notify({ tone: 'danger', text: 'The code has run out.' })}
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

/** A success waits its turn in the screen reader, a danger does not. */
export const SuccessAndDanger: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Succeed' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Your profile is saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The code has run out.');
  },
};

/** One thing to do about it. */
export const WithAction: Story = {
  play: async () => {
    const onAction = fn();
    notify({ text: 'The card is removed.', action: { label: 'Restore', onAction } });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

function NoticesOfEachTone() {
  const { locale } = useIntl();
  useEffect(() => {
    notify({
      text: 'A long notice wraps: the provider did not tell us why, please try it again later.',
      tone: 'danger',
    });
    notify({ text: 'Your session ends soon.', tone: 'warning' });
    notify({ text: 'Saved.', tone: 'success' });
    return clearNotices;
    // What has been said is not said anew in another language.
  }, [locale]);
  return <NoticeRegion />;
}

export const AllStates: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => <NoticesOfEachTone />,
  play: async () => {
    await userEvent.hover(await screen.findByText('Saved.'));
  },
};
