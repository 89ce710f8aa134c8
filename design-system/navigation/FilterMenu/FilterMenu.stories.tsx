import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { FilterMenu } from './FilterMenu.tsx';

const meta = {
  title: 'Navigation/FilterMenu',
  component: FilterMenu,
  args: {
    label: 'Platform',
    items: [
      { id: 'instagram', label: 'Instagram', count: 12 },
      { id: 'tiktok', label: 'TikTok', count: 3 },
      { id: 'youtube', label: 'YouTube', count: 0 },
    ],
    defaultSelectedKeys: ['tiktok'],
    onSelectionChange: fn(),
  },
  parameters: withoutPicture,
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sorts = ['Best match', 'Newest', 'Highest pay'].map((label) => ({ id: label, label }));

/** Exactly one option is selected, such as the order of a list. */
export const Single: Story = {
  args: {
    label: 'Sort',
    selectionMode: 'single',
    items: sorts,
    defaultSelectedKeys: ['Best match'],
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      <FilterMenu {...args} selectedKeys={[]} />
      <FilterMenu {...args} />
      <FilterMenu {...args} selectedKeys={['instagram', 'tiktok', 'youtube']} />
    </Inline>
  ),
};
