import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Ranking, type RankingProps } from './Ranking.tsx';

const props: RankingProps = {
  title: 'Earned by brand',
  description: 'Northwind paid most.',
  items: [
    { id: 'a', label: 'Northwind', value: 400 },
    { id: 'b', label: 'Lumen', value: 100 },
    { id: 'c', label: 'Corrected', value: -50 },
  ],
  labelHeader: 'Brand',
  valueHeader: 'Earned',
  formatValue: (value) => `$ ${value}.00`,
};

const getRows = () =>
  within(screen.getByRole('table', { name: 'Earned by brand' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Returns the lengths of all bars, in percent of the longest. */
const getShares = () =>
  [...screen.getByRole('figure').querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    style.getPropertyValue('--ranking-share'),
  );

test('is a figure with a table of all names and figures', () => {
  renderInDesignSystem(<Ranking {...props} />);
  expect(screen.getByRole('figure', { name: 'Earned by brand' })).toHaveTextContent(
    'Northwind paid most.',
  );
  expect(getRows()).toEqual([
    ['Brand', 'Earned'],
    ['Northwind', '$ 400.00'],
    ['Lumen', '$ 100.00'],
    ['Corrected', '$ -50.00'],
  ]);
});

test('bars are as long as their share of the largest figure; zero and negative figures have no bar', () => {
  const { rerender } = renderInDesignSystem(<Ranking {...props} />);
  expect(getShares()).toEqual(['100%', '25%']);
  rerender(<Ranking {...props} items={[{ id: 'a', label: 'Northwind', value: 0 }]} />);
  expect(getShares()).toEqual([]);
});

test('a button shows all rows, and hides them again', async () => {
  renderInDesignSystem(<Ranking {...props} limit={2} />);
  // The first row is the head of the table.
  expect(getRows()).toHaveLength(1 + 2);
  const button = screen.getByRole('button', { name: 'Show all 3' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(getRows()).toHaveLength(1 + 3);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(getRows()).toHaveLength(1 + 2);
});

test('has no button if all rows fit, and no table without rows', () => {
  const { rerender } = renderInDesignSystem(<Ranking {...props} limit={3} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Ranking {...props} items={[]} empty="Nothing in 2024" />);
  expect(screen.getByText('Nothing in 2024')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([NaN, Infinity])('a figure of %f, which is a dash, leaves the other bars', (value) => {
  const items = [...props.items, { id: 'd', label: 'New', value }];
  renderInDesignSystem(<Ranking {...props} items={items} formatValue={undefined} />);
  expect(getShares()).toEqual(['100%', '25%']);
});
