import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, LayoutDashboard, Wallet } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Navbar } from '../../layout/Navbar/Navbar.tsx';
import { StarButton } from './StarButton.tsx';
import { StarredPages } from './StarredPages.tsx';
import { starredStore } from './starredStore.ts';

const icons: Record<string, typeof Wallet> = {
  '/dashboard': LayoutDashboard,
  '/jobs': BriefcaseBusiness,
  '/dashboard?tab=wallet': Wallet,
};

const pages = [
  { href: '/dashboard', title: 'Dashboard' },
  { href: '/jobs', title: 'Jobs' },
  { href: '/dashboard?tab=wallet', title: 'Wallet' },
  { href: '/jobs/1', title: 'Morning tea' },
];

/** Returns a `beforeEach` that stars these pages. */
function withStarred(starred: readonly { href: string; title: string }[]): () => void {
  return () => {
    starredStore.clear();
    for (const page of starred) starredStore.star(page);
    return () => starredStore.clear();
  };
}

const meta = {
  title: 'Portal/StarredPages',
  component: StarredPages,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 120 } } },
  args: {
    currentHref: '/jobs',
    getIcon: (href) => {
      const icon = icons[href];
      return icon && <Icon as={icon} size={20} />;
    },
  },
  beforeEach: withStarred(pages),
  render: (args) => (
    <Navbar
      end={
        <>
          <StarredPages {...args} />
          <StarButton href={args.currentHref} title="Jobs" />
        </>
      }
    />
  ),
} satisfies Meta<typeof StarredPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The starred pages are links from 1200 px, and in narrower windows one menu. */
export const Default: Story = {};

/** Pages are reordered with the keyboard: Enter picks a page up, arrow keys choose a place, Enter drops the page. */
export const Arranged: Story = {
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('navigation', { name: 'Starred pages' });
    await userEvent.click(within(bar).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange starred pages' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    within(dialog).getByRole('row', { name: 'Dashboard' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(starredStore.get()[1]?.title).toBe('Dashboard'));
  },
};

/** More than ten pages; pages without an icon show their first letter. */
export const AllStates: Story = {
  beforeEach: withStarred([
    ...pages,
    ...['Night run', 'One pan', 'Élan', 'شاي', '早茶', 'Rooftop', 'Quiet desk', 'Long walk'].map(
      (title) => ({ href: `/jobs?q=${encodeURIComponent(title)}`, title }),
    ),
  ]),
};
