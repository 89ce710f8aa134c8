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
    // The listener is added in an effect, so the first key press may come too early.
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

/** With single keys switched off, they are struck through; shortcuts with Ctrl or ⌘ keep working. */
export const AllStates: Story = {
  parameters: inFrame,
  args: { isOpen: true },
  beforeEach: () => shortcutSwitch.set(false),
};
