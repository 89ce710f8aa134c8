import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NoticeRegion } from '../../feedback/Notices/NoticeRegion.tsx';
import { clearNotices } from '../../feedback/Notices/notices.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Renders a button whose clipboard is mocked. Returns the user who presses it. */
function renderWithClipboard(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  renderInDesignSystem(
    <>
      <NoticeRegion />
      <CopyButton text=" #ad #tea " />
    </>,
  );
  return user;
}

afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
});

test('the button copies the exact text and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const user = renderWithClipboard(writeText);
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(writeText).toHaveBeenCalledWith(' #ad #tea ');
  expect(await screen.findByText('Copied.')).toBeVisible();
});

test('a long text is shown in its lines, and its button can have a short name', () => {
  renderInDesignSystem(
    <CopyButton text={'I film at dawn.\n\nAnd at noon.'} aria-label="Copy pitch" />,
  );
  expect(screen.getByRole('button', { name: 'Copy pitch' })).toBeVisible();
  expect(getComputedStyle(screen.getByText(/I film at dawn/)).whiteSpace).toBe('pre-wrap');
});

test('a notice explains that the browser denied copying', async () => {
  const user = renderWithClipboard(() => Promise.reject(new Error('denied')));
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
});
