import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { withoutPicture } from '../../testing/pictures.ts';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

function ControlledMenu({ selectedKeys, onSelectionChange, ...props }: FilterMenuProps) {
  const [keys, setKeys] = useState(selectedKeys);
  const change = (next: string[]) => {
    setKeys(next);
    onSelectionChange(next);
  };
  return <FilterMenu {...props} selectedKeys={keys} onSelectionChange={change} />;
}

const meta = {
  title: 'Navigation/FilterMenu',
  component: FilterMenu,
  args: {
    label: 'Platform',
    options: [
      { id: 'instagram', label: 'Instagram', count: 12 },
      { id: 'tiktok', label: 'TikTok', count: 3 },
      { id: 'youtube', label: 'YouTube', count: 0 },
    ],
    selectedKeys: ['tiktok'],
    onSelectionChange: fn(),
  },
  render: (args) => <ControlledMenu {...args} />,
  parameters: withoutPicture,
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several options can be selected, and the menu stays open meanwhile. */
export const Multiple: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Platform: TikTok' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Instagram/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['instagram', 'tiktok']);
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const sorts = ['Best match', 'Newest', 'Highest pay'].map((label) => ({ id: label, label }));

/** Exactly one option is selected, such as the order of a list. */
export const Single: Story = {
  args: {
    label: 'Sort',
    selectionMode: 'single',
    options: sorts,
    selectedKeys: ['Best match'],
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="sm">
      <ControlledMenu {...args} selectedKeys={[]} />
      <ControlledMenu {...args} />
      <ControlledMenu {...args} selectedKeys={['instagram', 'tiktok', 'youtube']} />
    </Inline>
  ),
};
