import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PlatformIcon } from './PlatformIcon.tsx';
import { platforms } from './platforms.tsx';

const meta = {
  title: 'Portal/PlatformIcon',
  component: PlatformIcon,
  args: { platform: 'instagram' },
} satisfies Meta<typeof PlatformIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { 'aria-label': 'Instagram' } };

/** Legible from 16 px. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      {[16, 20, 24, 48].map((size) => (
        <Inline key={size} gap="md">
          {platforms.map((platform) => (
            <PlatformIcon key={platform} platform={platform} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
