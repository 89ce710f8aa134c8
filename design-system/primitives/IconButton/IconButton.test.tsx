import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { IconButton } from './IconButton.tsx';

test('an icon button has its label as accessible name and can be pressed with the keyboard', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <IconButton aria-label="Close" onPress={onPress}>
      ×
    </IconButton>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a pending icon button adds this to its name and ignores further presses', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <IconButton aria-label="Star this job" isPending onPress={onPress}>
      ★
    </IconButton>,
  );
  const spinner = await screen.findByRole('img', { name: 'In progress' });
  await userEvent.click(screen.getByRole('button', { name: 'Star this job In progress' }));
  expect(spinner).toBeVisible();
  expect(screen.getByText('★')).not.toBeVisible();
  expect(onPress).not.toHaveBeenCalled();
});

test('an icon button shows a badge up to 99, whose meaning is in the label', () => {
  const { rerender } = renderInDesignSystem(
    <IconButton aria-label="3 unread messages" badge={{ count: 3 }}>
      ○
    </IconButton>,
  );
  const getCount = (name: string) =>
    screen.getByRole('button', { name }).querySelector('[data-count]');
  expect(getCount('3 unread messages')).toHaveAttribute('data-count', '3');
  rerender(
    <IconButton aria-label="120 unread messages" badge={{ count: 120 }}>
      ○
    </IconButton>,
  );
  expect(getCount('120 unread messages')).toHaveAttribute('data-count', '99+');
  rerender(
    <IconButton aria-label="No unread messages" badge={{ count: 0 }}>
      ○
    </IconButton>,
  );
  expect(getCount('No unread messages')).toBeNull();
});
