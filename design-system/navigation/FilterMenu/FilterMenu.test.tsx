import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const items = [
  { id: 'instagram', label: 'Instagram', count: 12 },
  { id: 'tiktok', label: 'TikTok', count: 0 },
  { id: 'youtube', label: 'YouTube' },
];

function Example({ selectedKeys = [], ...props }: Partial<FilterMenuProps>) {
  return (
    <FilterMenu label="Platform" items={items} defaultSelectedKeys={selectedKeys} {...props} />
  );
}

test('several options can be selected while the menu stays open, and are named on the button', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(<Example onSelectionChange={onSelectionChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Platform' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /TikTok/ }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Instagram/ }));
  // The keys are in the order of the options, so that equal filters have equal addresses.
  expect(onSelectionChange.mock.calls.map(([keys]) => [...(keys as Set<string>)])).toEqual([
    ['tiktok'],
    ['instagram', 'tiktok'],
  ]);
  expect(screen.getByRole('menuitemcheckbox', { name: /TikTok/ })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  const button = await screen.findByRole('button', { name: 'Platform: Instagram +1' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('in single selection, a choice closes the list, and the selected option cannot be deselected', async () => {
  const onSelectionChange = vi.fn();
  const single = { selectionMode: 'single', selectedKeys: ['tiktok'] } as const;
  renderInDesignSystem(<Example {...single} onSelectionChange={onSelectionChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Platform: TikTok' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'YouTube' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(new Set(['youtube']));
  await userEvent.click(screen.getByRole('button', { name: 'Platform: YouTube' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'YouTube' }));
  expect(onSelectionChange).toHaveBeenCalledOnce();
});

test('the keyboard opens the menu and selects an option, while the menu stays open', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(<Example onSelectionChange={onSelectionChange} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Platform' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Platform' });
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['tiktok']));
  expect(screen.getByRole('menu')).toBeVisible();
});
