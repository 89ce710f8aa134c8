import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Circle: Story = { args: { shape: 'circle', width: 56 } };

export const Block: Story = { args: { shape: 'block', height: 160 } };

/** Skeletons have the shape of the content: a picture, a name, a few lines. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="block" height={140} />
      <Inline gap="sm">
        <Skeleton shape="circle" />
        <Skeleton width="8rem" />
      </Inline>
      <Skeleton lines={4} />
      <Skeleton shape="rows" lines={3} />
    </Stack>
  ),
};
