import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUser, LogOut, Moon } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Menu } from './Menu.tsx';

const onTheme = fn();

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    'aria-label': 'Account',
    trigger: <Button variant="soft">Account</Button>,
    items: [
      {
        id: 'profile',
        href: '/profile',
        label: 'Profile',
        icon: <Icon as={CircleUser} size={18} />,
      },
      { id: 'theme', onAction: onTheme, label: 'Dark theme', icon: <Icon as={Moon} size={18} /> },
      {
        id: 'logout',
        onAction: fn(),
        label: 'Log out',
        icon: <Icon as={LogOut} size={18} isDirectional />,
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The header is not an item. */
export const AllStates: Story = {
  parameters: { ...inEveryMode, docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    header: (
      <>
        <strong>
          <bdi>Amira Haddad</bdi>
        </strong>
        <br />
        <bdi>amira@demo.test</bdi>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByText('Amira Haddad')).toBeVisible();
  },
};
