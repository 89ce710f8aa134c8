import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Link } from './Link.tsx';

test('goes through the router within the application, by mouse and by keyboard', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Link href="/jobs?page=2">Jobs</Link>, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([
    ['/jobs?page=2', undefined],
    ['/jobs?page=2', undefined],
  ]);
});

test('leaves other sites and presses with Control to the browser', () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <>
      <Link href="https://example.com">Elsewhere</Link>
      <Link href="/jobs">Jobs</Link>
    </>,
    { navigate },
  );
  // jsdom cannot navigate, so the click stops at the document.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const link = screen.getByRole('link', { name: 'Jobs' });
  fireEvent(link, createEvent.click(link, { ctrlKey: true }));
  document.removeEventListener('click', stop);
  expect(navigate).not.toHaveBeenCalled();
});

test('accepts an aria-label to distinguish links with equal text', () => {
  renderInDesignSystem(
    <Link href="/jobs/1" aria-label="Open Morning tea">
      Open
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Open Morning tea' })).toBeVisible();
});
