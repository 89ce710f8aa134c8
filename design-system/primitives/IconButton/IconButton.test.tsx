import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { IconButton } from './IconButton.tsx';

test('has its label as accessible name and can be pressed with the keyboard', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <IconButton label="Close" onPress={onPress}>
      ×
    </IconButton>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});
