import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { withPreferences } from '../../testing/withPreferences.ts';
import { inEveryMode } from '../../testing/pictures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 160 } } },
  args: {
    children: (
      <>
        <span>© 2026 Byline</span>
        <Inline gap="lg">
          <Link href="/terms" variant="quiet">
            Terms
          </Link>
          <Link href="/privacy" variant="quiet">
            Privacy
          </Link>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Stays at the bottom of the window from 768 px. */
export const Sticky: Story = {
  beforeEach: withPreferences({ footerType: 'sticky' }),
  render: (args) => (
    <>
      <div style={{ minBlockSize: 1500 }} />
      <Footer {...args} />
    </>
  ),
};

export const Hidden: Story = { beforeEach: withPreferences({ footerType: 'hidden' }) };

export const AllStates: Story = { parameters: inEveryMode };
