import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withoutPicture } from '../../testing/pictures.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutSwitch } from './useShortcuts.ts';

const meta = {
  title: 'Navigation/ShortcutList',
  component: ShortcutList,
  args: {
    groups: [
      {
        title: 'Go to',
        items: [
          { keys: 'g d', label: 'Dashboard' },
          { keys: 'g j', label: 'Jobs' },
        ],
      },
      {
        title: 'Anywhere',
        items: [
          { keys: 'Mod+k', label: 'Search pages and actions' },
          { keys: '/', label: 'Search on this page' },
          { keys: '?', label: 'Keyboard shortcuts' },
        ],
      },
    ],
  },
  beforeEach: () => {
    shortcutSwitch.reset();
    return () => shortcutSwitch.reset();
  },
  render: (args) => (
    <>
      <p>
        Press <kbd>?</kbd>.
      </p>
      <ShortcutList {...args} />
    </>
  ),
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The question mark opens the list, Escape closes it. */
export const ByKeyboard: Story = {
  parameters: withoutPicture,
  play: async () => {
    // Pressed again until the list opens, because the listener is added in an effect, perhaps after the first press.
    const dialog = await waitFor(async () => {
      await userEvent.keyboard('?');
      const name = 'Keyboard shortcuts';
      return screen.findByRole('dialog', { name }, { timeout: 1000 });
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const inFrame = { docs: { story: { inline: false, iframeHeight: 600 } } };

export const Open: Story = { parameters: inFrame, args: { isOpen: true } };

/** If shortcuts of single keys are switched off, they are struck through; shortcuts with Ctrl or ⌘ still work. */
export const AllStates: Story = {
  parameters: inFrame,
  args: { isOpen: true },
  beforeEach: () => shortcutSwitch.set(false),
};
