import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { platforms } from '../PlatformIcon/platforms.tsx';
import { PlatformName } from './PlatformName.tsx';

const meta = {
  title: 'Portal/PlatformName',
  component: PlatformName,
  args: { platform: 'tiktok' },
} satisfies Meta<typeof PlatformName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { isLabelHidden: true } };

/** The name is on the line of the text beside it. */
export const InALine: Story = {
  parameters: withoutPicture,
  render: (args) => (
    <Inline align="baseline">
      <span>Video</span>
      <PlatformName {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [text, name] = ['Video', 'TikTok'].map((word) => canvas.getByText(word));
    const getEnd = (element: HTMLElement | undefined) => element!.getBoundingClientRect().bottom;
    await expect(Math.abs(getEnd(text) - getEnd(name))).toBeLessThan(1);
  },
};

export const AllStates: Story = {
  render: () => (
    <Inline gap="md">
      {platforms.map((platform) => (
        <PlatformName key={platform} platform={platform} />
      ))}
    </Inline>
  ),
};
