import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FilterBar } from './FilterBar.tsx';

function renderBar(activeCount: number, more?: ReactNode) {
  renderInDesignSystem(
    <FilterBar
      searchField={<input aria-label="Search" />}
      sortItem={{ id: 'sort', label: 'Sort by', content: <button type="button">Newest</button> }}
      items={[
        { id: 'platform', label: 'Platform', content: <button type="button">TikTok</button> },
      ]}
      more={more}
      activeCount={activeCount}
      resultLabel="Show 12 jobs"
    />,
  );
}

// In a wide window the button is hidden.
const getButton = (name: string) => screen.getByRole('button', { name, hidden: true });

test('a changed count of results is announced while the drawer covers the page', async () => {
  const renderCount = (count: number) => (
    <FilterBar searchField={null} more="More" resultLabel={`Show ${count} jobs`} />
  );
  const { rerender } = renderInDesignSystem(renderCount(12));
  fireEvent.click(getButton('Filters'));
  expect(await screen.findByRole('button', { name: 'Show 12 jobs' })).toBeVisible();
  rerender(renderCount(3));
  await expect.poll(getAnnounced).toEqual(['Show 3 jobs']);
});

test('the button counts the filters in use', () => {
  renderBar(2);
  expect(getButton('Filters (2)')).toBeInTheDocument();
});

test('the drawer has sort order and filters with headings, and the button with the result closes it', async () => {
  renderBar(0);
  fireEvent.click(getButton('Filters'));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  const headings = within(drawer).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Sort by', 'Platform']);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Show 12 jobs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the filters of `more` are in the drawer only', async () => {
  renderBar(0, <input aria-label="Pay from" />);
  expect(screen.queryByRole('textbox', { name: 'Pay from' })).toBeNull();
  fireEvent.click(getButton('Filters'));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByRole('textbox', { name: 'Pay from' })).toBeVisible();
});

test('the `bar` of a filter is beside the search, and its `content` in the drawer', async () => {
  renderInDesignSystem(
    <FilterBar
      searchField={<input aria-label="Search" />}
      sortItem={{
        id: 'sort',
        label: 'Sort',
        content: <button type="button">Newest</button>,
        bar: <button type="button">Sort: Newest</button>,
      }}
      items={[
        {
          id: 'platform',
          label: 'Platform',
          content: <button type="button">TikTok</button>,
          bar: 'Platform field',
        },
        { id: 'only', label: 'Only show', content: <button type="button">Mine</button> },
      ]}
      summary="12 jobs"
      activeCount={0}
      resultLabel="Show 12 jobs"
    />,
  );
  expect(screen.getByText('Platform field')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'TikTok', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Newest', hidden: true })).toBeNull();
  expect(screen.getByText('12 jobs')).toBeVisible();
  fireEvent.click(getButton('Filters'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByRole('button', { name: 'TikTok' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Newest' })).toBeVisible();
  expect(drawer.queryByText('Platform field')).toBeNull();
});

test('a filter bar is one row if all filters are beside the search and there is no summary', () => {
  renderInDesignSystem(
    <FilterBar
      id="bar"
      searchField={<input aria-label="Search" />}
      sortItem={{ id: 'sort', label: 'Sort by', content: <button type="button">Newest</button> }}
      items={[
        {
          id: 'only',
          label: 'Only show',
          content: <button type="button">Mine</button>,
          bar: <button type="button">Mine</button>,
        },
      ]}
      activeCount={0}
      resultLabel="Show 12 jobs"
    />,
  );
  expect(getButton('Mine')).toBeInTheDocument();
  expect(document.getElementById('bar')?.children).toHaveLength(1);
});
