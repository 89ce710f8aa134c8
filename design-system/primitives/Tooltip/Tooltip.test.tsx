import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { passTime } from '../../testing/passTime.ts';

test('a tooltip opens at once on hover, stays open while the pointer is on the tooltip, and closes afterwards', async () => {
  renderInDesignSystem(
    <Tooltip content="You need a phone number first" closeDelay={20}>
      <Button>Withdraw</Button>
    </Tooltip>,
  );
  // React Aria opens on hover only after a pointer has moved.
  fireEvent.pointerMove(document.body);
  await userEvent.hover(screen.getByRole('button'));
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip).toHaveTextContent('You need a phone number first');
  await userEvent.hover(tooltip);
  // 60 ms are longer than closeDelay.
  await passTime(60);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.unhover(tooltip);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test.each(['', null, undefined, false])('no tooltip is rendered for the text %s', async (text) => {
  renderInDesignSystem(
    <Tooltip content={text}>
      <Button>Help</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a control keeps its focus when its tooltip gets or loses its text', () => {
  const page = (text: string) => (
    <Tooltip content={text}>
      <Button>Copy</Button>
    </Tooltip>
  );
  const { rerender } = renderInDesignSystem(page(''));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page('Copied'));
  expect(button).toHaveFocus();
  rerender(page(''));
  expect(button).toHaveFocus();
});
