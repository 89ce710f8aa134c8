import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Chart, type ChartProps } from './Chart.tsx';
import { getSeriesStyle } from './SeriesMarker.tsx';

const props: ChartProps = {
  title: 'Earned and withdrawn',
  description: 'March was the best month.',
  series: [
    { id: 'earned', label: 'Earned' },
    { id: 'withdrawn', label: 'Withdrawn', type: 'line' },
  ],
  items: [
    { x: '2026-02', values: { earned: 100, withdrawn: 50 } },
    { x: '2026-03', values: { earned: 300 } },
  ],
  formatValue: (value) => `$ ${value}.00`,
};

/** Returns the texts of all cells of the table, by row. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

// jsdom has no layout and no ResizeObserver.
class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  const box = { width: 600, height: 256, top: 0, left: 0, right: 600, bottom: 256, x: 0, y: 0 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...box,
    toJSON: () => box,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('is a figure with a name, a plot described by the caption, and a table of the same figures', async () => {
  renderInDesignSystem(<Chart {...props} />);
  const figure = screen.getByRole('figure', { name: 'Earned and withdrawn' });
  const table = screen.getByRole('table', { name: 'Earned and withdrawn' });
  expect(figure).toHaveAttribute('aria-details', table.id);
  expect(rows()).toEqual([
    ['Month', 'Earned', 'Withdrawn'],
    ['February 2026', '$ 100.00', '$ 50.00'],
    ['March 2026', '$ 300.00', '–'],
  ]);
  const plot = await screen.findByRole('application', { name: 'Earned and withdrawn' });
  expect(plot).toHaveAccessibleDescription('March was the best month.');
});

test('toggles between plot and table', async () => {
  renderInDesignSystem(<Chart {...props} />);
  await screen.findByRole('application');
  const asTable = screen.getByRole('switch', {
    name: 'Show as table Earned and withdrawn',
  });
  await userEvent.click(asTable);
  expect(screen.queryByRole('application')).toBeNull();
  expect(rows()).toHaveLength(3);
  await userEvent.click(asTable);
  expect(await screen.findByRole('application')).toBeInTheDocument();
});

test('names the months in the language of the page', () => {
  renderInDesignSystem(<Chart {...props} defaultTableShown />, { locale: 'zh-Hans' });
  expect(screen.getByRole('rowheader', { name: '2026年2月' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '月份' })).toBeVisible();
});

test('shows any categories, with their own heading', () => {
  const points = [
    { x: 'Food & drink', values: { earned: 100 } },
    { x: '2026', values: { earned: 300 } },
    // Looks like a month, but there is no month 13.
    { x: '2026-13', values: { earned: 20 } },
  ];
  renderInDesignSystem(<Chart {...props} items={points} xHeader="Topic" defaultTableShown />);
  expect(rows().map(([first]) => first)).toEqual(['Topic', 'Food & drink', '2026', '2026-13']);
});

test('shows numbers in the format of the language or of the portal', () => {
  const points = [1000, 2500.5].map((x) => ({ x, values: { earned: x } }));
  const { rerender } = renderInDesignSystem(<Chart {...props} items={points} defaultTableShown />);
  expect(screen.getByRole('rowheader', { name: '2,500.5' })).toBeVisible();
  const formatX = (x: string | number) => `${x} km`;
  rerender(<Chart {...props} items={points} formatX={formatX} defaultTableShown />);
  expect(screen.getByRole('rowheader', { name: '1000 km' })).toBeVisible();
});

test('shows that there are no figures, or that they are loading', () => {
  const { rerender } = renderInDesignSystem(<Chart {...props} items={[]} />);
  expect(screen.getByText('No data yet')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  rerender(<Chart {...props} items={[]} isLoading />);
  expect(getAnnounced()).toEqual(['Loading…']);
  expect(screen.queryByText('No data yet')).toBeNull();
});

test('eight series differ in more than their colour', () => {
  const styles = [0, 1, 2, 3, 4, 5, 6, 7].map(getSeriesStyle);
  // The fills mix the colour with the ground in different shares.
  const shares = styles.map(({ fill }) => /\d+%/.exec(fill)?.[0]);
  expect(new Set(shares).size).toBe(8);
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(8);
  expect(getSeriesStyle(8)).toEqual(getSeriesStyle(0));
});

test('the currency is above the axis and not in its figures; the table has it in each figure', async () => {
  // Without the format of the caller, the chart formats its values as money.
  const { formatValue: _, ...figures } = props;
  renderInDesignSystem(<Chart {...figures} currency="USD" />);
  expect(screen.getByText('$')).toBeVisible();
  expect(rows().flat().join(' ')).toMatch(/\$\s?1\.00/);
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.queryByText('$')).toBeNull();
});
