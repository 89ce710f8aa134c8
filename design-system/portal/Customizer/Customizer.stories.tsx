import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { withPreferences } from '../../testing/withPreferences.ts';
import { inEveryMode, withoutPicture } from '../../testing/pictures.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { Customizer } from './Customizer.tsx';

const meta = {
  title: 'Portal/Customizer',
  component: Customizer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  beforeEach: withPreferences({}),
  render: () => (
    <main style={{ minBlockSize: 600 }}>
      <Page title="Jobs">
        <Button>Apply for this job</Button>
      </Page>
      <Customizer />
    </main>
  ),
} satisfies Meta<typeof Customizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const violet = 'rgb(106, 69, 209)';

/** Opens the customizer. Returns the queries within its panel. */
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Customize the display' }));
  const panel = await screen.findByRole('dialog', { name: 'Display' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
}

/** The button that opens the panel, for the navbar. */
export const Default: Story = {};

/** Changes apply immediately, without saving. */
export const Live: Story = {
  play: async () => {
    const panel = await open();
    const colors = panel.getByRole('radiogroup', { name: 'Primary colour' });
    const swatches = within(colors);
    // The swatches fit in one row, even beside a scrollbar of 12 px.
    colors.style.inlineSize = `${colors.clientWidth - 12}px`;
    const rows = new Set(
      swatches.getAllByRole('radio').map((radio) => radio.closest('label')?.offsetTop),
    );
    await expect(rows.size).toBe(1);
    await userEvent.click(swatches.getByRole('radio', { name: 'Violet' }));
    const button = screen.getByRole('button', { name: 'Apply for this job', hidden: true });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(violet));
    await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.body).toHaveClass('theme-dark'));
    await expect(getComputedStyle(button).backgroundColor).not.toBe(violet);
  },
};

/** The colours change at once with the theme, even on a button with a transition. */
export const ChangesAtOnce: Story = {
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Apply for this job' });
    // Set here, because with reduced motion the library has no transitions.
    button.style.transition = 'background-color 200ms, color 200ms';
    await expect(getComputedStyle(button).transitionDuration).toContain('0.2s');
    const getColors = () => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    };
    const light = getColors();
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.body).toHaveClass('theme-dark'));
    await expect(button.getAnimations()).toEqual([]);
    const dark = getColors();
    await expect(dark).not.toEqual(light);
    // A transition would begin in the next frame.
    await new Promise(requestAnimationFrame);
    await expect(button.getAnimations()).toEqual([]);
    await expect(getColors()).toEqual(dark);
  },
};

/** Arrow keys select options, as in every radio group. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Display' }));
    const light = panel.getByRole('radio', { name: 'Light' });
    // Before the first option are the close button and the scrolling area.
    for (let stop = 0; stop < 4 && !light.matches(':focus'); stop += 1) await userEvent.tab();
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await expect(preferencesStore.get().theme).toBe('dark');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Customize the display' })).toHaveFocus(),
    );
  },
};

/** A colour without enough contrast is adjusted as little as possible, with a note. */
export const Adjusted: Story = {
  beforeEach: withPreferences({ primaryColor: '#ffeb3b', navbarColor: '#0f7580' }),
  play: async () => {
    const panel = await open();
    await expect(panel.getByText(/^Too light for light pages/)).toBeVisible();
  },
};

/** On a phone the panel is as wide as the screen. */
export const Narrow: Story = {
  parameters: withoutPicture,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await open();
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  play: async () => {
    await open();
  },
};
