import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { withPreferences } from '../../testing/withPreferences.ts';
import { withoutPicture } from '../../testing/pictures.ts';
import { mainId } from '../SkipLink/SkipLink.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { Page } from '../Page/Page.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  title: 'Layout/ScrollToTop',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: () => (
    <main id={mainId} tabIndex={-1} style={{ minBlockSize: 3000, outline: 'none' }}>
      Scroll down past 500 px.
      <ScrollToTop />
    </main>
  ),
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Scrolls to each position. The event follows in the next frame, the change of the button in the one after it. */
async function scroll(...tops: number[]): Promise<void> {
  for (const top of tops) {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** The button appears while scrolling up, more than 500 px below the top. It scrolls to the top and moves the focus to the content. */
export const FarDown: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await scroll(1200);
    await expect(canvas.queryByRole('button')).toBeNull();
    await scroll(500);
    await expect(canvas.queryByRole('button')).toBeNull();
    await scroll(1200, 1100);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(window.scrollY).toBeLessThanOrEqual(500);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** If a page is as wide as the window, the button is in the navbar, so that it does not cover the content. */
export const InNavbar: Story = {
  parameters: { ...withoutPicture, layout: 'fullscreen' },
  render: () => (
    <>
      <Navbar end={<IconButton aria-label="Account">A</IconButton>}>Byline</Navbar>
      <main id={mainId} tabIndex={-1} style={{ outline: 'none' }}>
        <Page title="Transactions">
          <ul>
            {Array.from({ length: 90 }, (_, index) => (
              <li key={index}>Payment {index + 1}</li>
            ))}
          </ul>
        </Page>
        <ScrollToTop />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await scroll(1500, 1300);
    const bar = canvas.getByRole('banner');
    const button = await within(bar).findByRole('button', { name: 'Back to top' });
    const [toTop, account] = [button, canvas.getByRole('button', { name: 'Account' })].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(toTop?.right).toBeLessThanOrEqual(account?.left ?? 0);
    await scroll(1500);
    await expect(within(bar).queryByRole('button', { name: 'Back to top' })).toBeNull();
  },
};

/** Users can switch the button off. */
export const SwitchedOff: Story = {
  parameters: withoutPicture,
  beforeEach: withPreferences({ scrollToTop: false }),
  play: async ({ canvasElement }) => {
    await scroll(2000, 1900);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = {
  play: async ({ canvasElement }) => {
    await scroll(2000, 1900);
    await within(canvasElement).findByRole('button');
  },
};
