import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
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

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="teal" d="M0 0h4v4H0z"/><circle cx="2" cy="1.6" r=".8" fill="wheat"/><circle cx="2" cy="4" r="1.4" fill="wheat"/></svg>',
  );

export const WithPicture: Story = { args: { src: picture, label: 'Mira Santos' } };

/** The initials are shown if the picture cannot be loaded. */
export const PictureFails: Story = { args: { src: 'data:image/png,broken' } };

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      {permutations<typeof args>({
        src: [null, picture],
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
