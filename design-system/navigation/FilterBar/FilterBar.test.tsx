import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FilterBar } from './FilterBar.tsx';

function renderBar(activeCount: number, more?: ReactNode) {
  renderInDesignSystem(
    <FilterBar
      search={<input aria-label="Search" />}
      sort={{ label: 'Sort by', content: <button type="button">Newest</button> }}
      filters={[{ label: 'Platform', content: <button type="button">TikTok</button> }]}
      more={more}
      activeCount={activeCount}
      resultLabel="Show 12 jobs"
    />,
  );
}

// In a wide window the button is hidden.
const getButton = (name: string) => screen.getByRole('button', { name, hidden: true });

test('counts the filters in use on its button', () => {
  renderBar(2);
  expect(getButton('Filters (2)')).toBeInTheDocument();
});

test('opens sort order and filters with headings, and closes with the result', async () => {
  renderBar(0);
  fireEvent.click(getButton('Filters'));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  const headings = within(drawer).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Sort by', 'Platform']);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Show 12 jobs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('further filters are in the drawer only', async () => {
  renderBar(0, <input aria-label="Pay from" />);
  expect(screen.queryByRole('textbox', { name: 'Pay from' })).toBeNull();
  fireEvent.click(getButton('Filters'));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByRole('textbox', { name: 'Pay from' })).toBeVisible();
});
