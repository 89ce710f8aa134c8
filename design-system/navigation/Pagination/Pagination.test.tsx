import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Pagination } from './Pagination.tsx';

const getHref = (page: number) => `/jobs?page=${page}`;

test('renders a link per page and marks the current one', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Pagination label="Jobs" page={2} pages={3} getHref={getHref} />, {
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
])('on page %i the link "%s" is disabled', (page, name) => {
  renderInDesignSystem(<Pagination label="Jobs" page={page} pages={3} getHref={getHref} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});

test.each([0, 1])('renders nothing for %i pages', (pages) => {
  renderInDesignSystem(<Pagination label="Jobs" page={1} pages={pages} getHref={getHref} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
