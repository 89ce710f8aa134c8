import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { exampleBrand, exampleItems } from '../../testing/exampleNavigation.tsx';
import { withPreferences } from '../../testing/withPreferences.ts';
import { AppShell } from '../../layout/AppShell/AppShell.tsx';
import { Customizer } from '../Customizer/Customizer.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { ThemeTour } from './ThemeTour.tsx';

const meta = {
  title: 'Portal/ThemeTour',
  component: ThemeTour,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  beforeEach: withPreferences({ themeTour: true }),
  render: () => (
    <AppShell
      brand={exampleBrand}
      items={exampleItems}
      bottomItems={exampleItems}
      currentHref="/jobs"
      navbarEnd={
        <>
          <Customizer />
          <Avatar name="Amira Haddad" size="sm" />
        </>
      }
    >
      <Page title="Jobs">All open jobs.</Page>
      <ThemeTour />
    </AppShell>
  ),
} satisfies Meta<typeof ThemeTour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tour is shown while its preference is on. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'The menu' })).toBeVisible());
  },
};

export const HorizontalMenu: Story = {
  beforeEach: withPreferences({ layout: 'horizontal' }),
};

export const AllStates: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'The navbar' });
  },
};
