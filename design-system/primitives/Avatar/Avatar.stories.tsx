import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { examplePicture } from '../../testing/examplePicture.ts';
import { permutations } from '../../testing/permutations.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Mira Santos' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: examplePicture, label: 'Mira Santos' } };

/** The initials are shown if the picture cannot be loaded. */
export const PictureFails: Story = { args: { src: 'data:image/png,broken' } };

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        src: [null, examplePicture],
        shape: ['circle', 'square'],
        size: ['xs', 'sm', 'md', 'lg', 'xl'],
      }).map((props) => (
        <Avatar key={JSON.stringify(props)} {...args} {...props} />
      ))}
      <Avatar name="李小龙" />
      <Avatar name="مريم الحسن" />
      <Avatar name="" />
    </Inline>
  ),
};
