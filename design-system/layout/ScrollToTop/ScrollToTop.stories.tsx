import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withPreferences } from '../../testing/withPreferences.ts';
import { withoutPicture } from '../../testing/pictures.ts';
import { mainId } from '../SkipLink/SkipLink.tsx';
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

/** It appears past 500 px, scrolls up, and moves focus to the content before it disappears. */
export const FarDown: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo({ top: 500, behavior: 'instant' });
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 501, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(window.scrollY).toBeLessThanOrEqual(500);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Users can switch it off. */
export const SwitchedOff: Story = {
  parameters: withoutPicture,
  beforeEach: withPreferences({ scrollToTop: false }),
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 2000, behavior: 'instant' });
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 2000, behavior: 'instant' });
    await within(canvasElement).findByRole('button');
  },
};
