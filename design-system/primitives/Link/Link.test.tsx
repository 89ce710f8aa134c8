import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Link } from './Link.tsx';

test('a link within the application goes through the router, by mouse and by keyboard', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Link href="/jobs?page=2">Jobs</Link>, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([
    ['/jobs?page=2', undefined],
    ['/jobs?page=2', undefined],
  ]);
});

test('links to other sites, and clicks with Control, are left to the browser', () => {
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

test('an aria-label distinguishes links with equal text', () => {
  renderInDesignSystem(
    <Link href="/jobs/1" aria-label="Open Morning tea">
      Open
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Open Morning tea' })).toBeVisible();
});
