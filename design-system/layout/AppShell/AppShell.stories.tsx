import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../data/Card/Card.tsx';
import { Money } from '../../data/Money/Money.tsx';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { exampleBrand, exampleItems } from '../../testing/exampleNavigation.tsx';
import { withPreferences } from '../../testing/withPreferences.ts';
import { inEveryMode } from '../../testing/pictures.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Page } from '../Page/Page.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    brand: exampleBrand,
    items: exampleItems,
    bottomItems: exampleItems,
    currentHref: '/jobs',
    navbarEnd: <Avatar name="Amira Haddad" size="sm" />,
    footer: <Footer>© 2026 Byline</Footer>,
    children: (
      <Page title="Jobs" description="All open jobs." breadcrumbItems={[{ label: 'Jobs' }]}>
        <Grid>
          {['Morning tea in one minute', 'Night run', 'A week without plastic'].map((title) => (
            <Card key={title} title={title} description="Northwind Tea">
              <Money value={{ amount: 25000, currency: 'USD' }} /> · closes in 2 days
            </Card>
          ))}
        </Grid>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each landmark exists once, and every navigation has a unique name. */
export const Default: Story = {};

/** Icons only; the menu expands while hovered or focused. */
export const Collapsed: Story = {
  beforeEach: withPreferences({ sidebarCollapsed: true }),
  play: async ({ canvasElement }) => {
    // Below 1200 px the menu is in a drawer.
    if (window.innerWidth < 1200) return;
    const link = within(canvasElement).getByRole('link', { name: 'Dashboard' });
    const menu = link.closest('nav')!;
    await waitFor(() => expect(menu.clientWidth).toBeLessThan(80));
    // Past the skip link.
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(menu.clientWidth).toBeGreaterThan(200));
    link.blur();
    await waitFor(() => expect(menu.clientWidth).toBeLessThan(80));
  },
};

/** From 1200 px the menu is in the navbar. */
export const Horizontal: Story = { beforeEach: withPreferences({ layout: 'horizontal' }) };

export const FloatingNavbar: Story = { beforeEach: withPreferences({ navbarType: 'floating' }) };

/** The navbar is hidden from 1200 px if the menu is at the side. */
export const HiddenNavbar: Story = { beforeEach: withPreferences({ navbarType: 'hidden' }) };

export const StickyFooter: Story = { beforeEach: withPreferences({ footerType: 'sticky' }) };

/** A long page with a banner. */
export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    pageStart: <Banner tone="warning">You are offline.</Banner>,
    children: (
      <Page title="Jobs">
        {Array.from({ length: 20 }, (_, index) => (
          <Card key={index} title={`Job ${index + 1}`}>
            <Money value={{ amount: 25000, currency: 'USD' }} />
          </Card>
        ))}
      </Page>
    ),
  },
};
