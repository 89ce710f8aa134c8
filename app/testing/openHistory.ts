import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the history of the job, which is closed at first; returns its lines. */
export async function openHistory(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'History' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  return within(panel!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
