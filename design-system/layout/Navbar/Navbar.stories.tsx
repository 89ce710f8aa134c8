import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { withPreferences } from '../../testing/withPreferences.ts';
import { inEveryMode } from '../../testing/pictures.ts';
import { Navbar } from './Navbar.tsx';

const meta = {
  title: 'Layout/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 200 } } },
  args: { children: <strong>Byline</strong>, end: <Avatar name="Amira Haddad" size="sm" /> },
  render: (args) => (
    <div data-layout="vertical">
      <Navbar {...args} />
      <div style={{ minBlockSize: 1200 }} />
    </div>
  ),
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Static: Story = { beforeEach: withPreferences({ navbarType: 'static' }) };

/** The navbar floats over the page, with space around the navbar. */
export const Floating: Story = { beforeEach: withPreferences({ navbarType: 'floating' }) };

/** Hidden from 1200 px. In narrower windows the navbar stays, because it contains the menu button. */
export const Hidden: Story = { beforeEach: withPreferences({ navbarType: 'hidden' }) };

/** With a custom colour, the navbar has the text colour with enough contrast. */
export const Coloured: Story = {
  beforeEach: withPreferences({ navbarColor: '#6a45d1' }),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    await waitFor(() => expect(getComputedStyle(bar).backgroundColor).toBe('rgb(106, 69, 209)'));
    await expect(getComputedStyle(bar).color).toBe('rgb(255, 255, 255)');
  },
};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    end: (
      <ButtonLink href="/signin" size="sm">
        Sign in
      </ButtonLink>
    ),
  },
};
