import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { mainId, SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, iframeHeight: 150 } } },
  // The padding is for the link, which covers the top of the page.
  render: () => (
    <div style={{ paddingBlockStart: '3rem' }}>
      <SkipLink />
      <p>Press Tab to show the link.</p>
      <main id={mainId} tabIndex={-1}>
        The content.
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { play: () => userEvent.tab() };
