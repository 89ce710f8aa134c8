import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from './Button.tsx';

test('Enter and Space press a button', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(<Button onPress={onPress}>Save</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a pending button has this in its name and ignores further presses', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'In progress Save' }));
  expect(onPress).not.toHaveBeenCalled();
});
