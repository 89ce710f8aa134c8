import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { platforms } from '../PlatformIcon/platforms.tsx';
import { PlatformTile } from './PlatformTile.tsx';

const meta = {
  title: 'Portal/PlatformTile',
  component: PlatformTile,
  args: { platform: 'instagram' },
} satisfies Meta<typeof PlatformTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: () => (
    <Inline gap="sm">
      {platforms.map((platform) => (
        <PlatformTile key={platform} platform={platform} />
      ))}
    </Inline>
  ),
};
