import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Navigation/FilterChips',
  component: FilterChips,
  args: {
    'aria-label': 'Platform',
    items: [
      { id: 'instagram', label: 'Instagram' },
      { id: 'tiktok', label: 'TikTok' },
      { id: 'youtube', label: 'YouTube' },
    ],
    defaultSelectedKeys: ['tiktok'],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Exactly one chip is selected. */
export const Single: Story = { args: { selectionMode: 'single' } };

/** Options may have the number of their results. */
export const Counts: Story = {
  args: {
    items: [
      { id: 'instagram', label: 'Instagram', count: 0 },
      { id: 'tiktok', label: 'TikTok', count: 12 },
      { id: 'youtube', label: 'YouTube', count: 1240 },
    ],
  },
};

export const AllStates: Story = { args: { defaultSelectedKeys: ['instagram', 'youtube'] } };
