import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { platforms } from '../PlatformIcon/platforms.tsx';
import { PlatformName } from './PlatformName.tsx';

const meta = {
  title: 'Data/PlatformName',
  component: PlatformName,
  args: { platform: 'tiktok' },
} satisfies Meta<typeof PlatformName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { isIconOnly: true } };

export const AllStates: Story = {
  render: () => (
    <Inline gap="md">
      {platforms.map((platform) => (
        <PlatformName key={platform} platform={platform} />
      ))}
    </Inline>
  ),
};
