import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutSwitch } from './useShortcuts.ts';

const meta = {
  title: 'Navigation/ShortcutList',
  component: ShortcutList,
  args: {
    items: [
      {
        label: 'Go to',
        items: [
          { keys: 'g d', label: 'Dashboard' },
          { keys: 'g j', label: 'Jobs' },
        ],
      },
      {
        label: 'Anywhere',
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

const inFrame = { docs: { story: { inline: false, iframeHeight: 600 } } };

export const Open: Story = { parameters: inFrame, args: { isOpen: true } };

/** If shortcuts of single keys are switched off, they are struck through; shortcuts with Ctrl or ⌘ still work. */
export const AllStates: Story = {
  parameters: inFrame,
  args: { isOpen: true },
  beforeEach: () => shortcutSwitch.set(false),
};
