import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutSwitch } from './useShortcuts.ts';

const meta = {
  title: 'Navigation/ShortcutList',
  component: ShortcutList,
  args: {
    items: [
      {
        id: 'pages',
        label: 'Go to',
        items: [
          { id: 'dashboard', label: 'Dashboard', shortcut: 'g d' },
          { id: 'jobs', label: 'Jobs', shortcut: 'g j' },
        ],
      },
      {
        id: 'anywhere',
        label: 'Anywhere',
        items: [
          { id: 'commands', label: 'Search pages and actions', shortcut: 'Mod+k' },
          { id: 'search', label: 'Search on this page', shortcut: '/' },
          { id: 'shortcuts', label: 'Keyboard shortcuts', shortcut: '?' },
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
