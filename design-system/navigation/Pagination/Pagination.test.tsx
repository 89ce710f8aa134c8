import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Pagination } from './Pagination.tsx';

const getHref = (page: number) => `/jobs?page=${page}`;

test('a pagination has a link per page and marks the current page', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Pagination aria-label="Jobs" page={2} pageCount={3} getHref={getHref} />, {
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
  renderInDesignSystem(
    <Pagination aria-label="Jobs" page={page} pageCount={3} getHref={getHref} />,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});

test.each([0, 1])('a pagination of %i pages renders nothing', (pages) => {
  renderInDesignSystem(
    <Pagination aria-label="Jobs" page={1} pageCount={pages} getHref={getHref} />,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

function PagesInState({ onPageChange }: { onPageChange: (page: number) => void }) {
  const [page, setPage] = useState(1);
  const change = (next: number) => {
    setPage(next);
    onPageChange(next);
  };
  return <Pagination aria-label="Jobs" page={page} pageCount={3} onPageChange={change} />;
}

test('without URLs, a pagination has a button per page and reports the chosen page', async () => {
  const onPageChange = vi.fn();
  renderInDesignSystem(<PagesInState onPageChange={onPageChange} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPageChange).toHaveBeenLastCalledWith(3);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange).toHaveBeenLastCalledWith(2);
});

test('the current page gets the focus if the pressed button is disabled at the last page', async () => {
  renderInDesignSystem(<PagesInState onPageChange={vi.fn()} />);
  await userEvent.tab();
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
});

test('the current page gets the focus if the pressed link is disabled at the last page', async () => {
  const getPagination = (page: number) => (
    <Pagination aria-label="Jobs" page={page} pageCount={3} getHref={getHref} />
  );
  const { rerender } = renderInDesignSystem(getPagination(1));
  screen.getByRole('link', { name: 'Next page' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(getPagination(2));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  rerender(getPagination(3));
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveFocus();
});
