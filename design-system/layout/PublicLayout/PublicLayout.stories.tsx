import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../data/Card/Card.tsx';
import { exampleBrand } from '../../testing/exampleNavigation.tsx';
import { inEveryMode } from '../../testing/pictures.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Page } from '../Page/Page.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const meta = {
  title: 'Layout/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    brand: exampleBrand,
    navbarEnd: (
      <ButtonLink href="/signin" size="sm">
        Sign in
      </ButtonLink>
    ),
    footer: <Footer>© 2026 Byline</Footer>,
    children: (
      <Page title="Sign in" width="form">
        <Card>Sign in to see your jobs and your wallet.</Card>
      </Page>
    ),
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page has a skip link, and each landmark once. */
export const Default: Story = {};

export const AllStates: Story = {
  parameters: inEveryMode,
  args: {
    children: (
      <Page title="Paid work for creators, with a date on every amount" size="lg">
        <Card>Find a job.</Card>
      </Page>
    ),
  },
};
