import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from './Button.tsx';

test('can be pressed with the keyboard', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(<Button onPress={onPress}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('announces that it is in progress and ignores further presses', async () => {
  const onPress = vi.fn();
  renderInDesignSystem(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'In progress Save' }));
  expect(onPress).not.toHaveBeenCalled();
});
