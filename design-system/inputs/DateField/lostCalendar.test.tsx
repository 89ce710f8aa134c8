import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CalendarButton } from './DateButtons.tsx';

test('a calendar whose code did not arrive is opened by another press, not by the pointer', async () => {
  let isOnline = false;
  const calendar = {
    get: () => undefined,
    load: async () => {
      if (!isOnline) throw new Error('Offline.');
      return 'March 2026';
    },
  };
  renderInDesignSystem(
    <CalendarButton field="day" isDisabled={false} calendar={calendar}>
      {({ isOpen }, month) => isOpen && <p>{month}</p>}
    </CalendarButton>,
  );
  const button = screen.getByRole('button', { name: 'Calendar for day' });
  await userEvent.click(button);
  isOnline = true;
  await userEvent.unhover(button);
  await userEvent.hover(button);
  await act(async () => undefined);
  expect(screen.queryByText('March 2026')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByText('March 2026')).toBeVisible();
});
