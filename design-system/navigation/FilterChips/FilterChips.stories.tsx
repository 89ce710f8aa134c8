import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

function ControlledChips({ selectedKeys, onSelectionChange, ...props }: FilterChipsProps) {
  const [keys, setKeys] = useState(selectedKeys);
  const change = (next: string[]) => {
    setKeys(next);
    onSelectionChange(next);
  };
  return <FilterChips {...props} selectedKeys={keys} onSelectionChange={change} />;
}

const meta = {
  title: 'Navigation/FilterChips',
  component: FilterChips,
  args: {
    'aria-label': 'Platform',
    options: [
      { id: 'instagram', label: 'Instagram' },
      { id: 'tiktok', label: 'TikTok' },
      { id: 'youtube', label: 'YouTube' },
    ],
    selectedKeys: ['tiktok'],
    onSelectionChange: fn(),
  },
  render: (args) => <ControlledChips {...args} />,
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Exactly one chip is selected. */
export const Single: Story = { args: { selectionMode: 'single' } };

/** Options may have the number of their results. */
export const Counts: Story = {
  args: {
    options: [
      { id: 'instagram', label: 'Instagram', count: 0 },
      { id: 'tiktok', label: 'TikTok', count: 12 },
      { id: 'youtube', label: 'YouTube', count: 1240 },
    ],
  },
};

export const AllStates: Story = { args: { selectedKeys: ['instagram', 'youtube'] } };
