import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, Moon, Wallet } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const onDark = fn();

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    items: [
      {
        id: 'pages',
        label: 'Pages',
        items: [
          {
            id: 'jobs',
            label: 'Jobs',
            href: '/jobs',
            aliases: ['jobs', 'work'],
            shortcut: 'g j',
            icon: <Icon as={BriefcaseBusiness} size={20} />,
          },
          {
            id: 'wallet',
            label: 'Wallet',
            href: '/dashboard?tab=wallet',
            icon: <Icon as={Wallet} size={20} />,
          },
        ],
      },
      {
        id: 'actions',
        label: 'Actions',
        items: [
          {
            id: 'dark',
            label: 'Dark theme',
            onAction: onDark,
            icon: <Icon as={Moon} size={20} />,
          },
        ],
      },
    ],
  },
  render: (args) => (
    <>
      <p>
        Press <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>K</kbd>.
      </p>
      <CommandPalette {...args} />
    </>
  ),
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No command matches the text. */
export const Empty: Story = {
  args: { isOpen: true },
  play: async () => {
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'zzz');
    await waitFor(() => expect(screen.getAllByText('No results.')[0]).toBeVisible());
  },
};

const inFrame = { docs: { story: { inline: false, iframeHeight: 480 } } };

export const Open: Story = { parameters: inFrame, args: { isOpen: true } };

/** Filtered by one letter, with a shortcut. */
export const AllStates: Story = {
  parameters: inFrame,
  args: { isOpen: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'j');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  },
};
