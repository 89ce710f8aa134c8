import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/jobs?page=${page}`;

test('each page is a link of its own, and the shown one is marked', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Pagination label="Jobs" page={2} pages={3} getHref={hrefOf} />, {
    navigate,
  });
  expect(screen.getByRole('navigation', { name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/jobs?page=3');
  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(navigate).toHaveBeenCalledWith('/jobs?page=1', undefined);
});

test.each([
  [1, 'Previous page'],
  [3, 'Next page'],
])('on page %i there is no way to the %s', (page, name) => {
  renderInDesignSystem(<Pagination label="Jobs" page={page} pages={3} getHref={hrefOf} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});

test.each([0, 1])('draws nothing for %i pages', (pages) => {
  renderInDesignSystem(<Pagination label="Jobs" page={1} pages={pages} getHref={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
