import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { addGaps } from './columnGap.tsx';
import { listColumnGroups } from './ColumnGroups.tsx';
import { estimateWidth } from './columnWidths.ts';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import { findRange } from './useColumnWindow.ts';
import { weekColumns } from './weekColumns.ts';

const renderWeeks = (props: Partial<TableProps<Permit>> = {}) =>
  renderInDesignSystem(
    <Table
      aria-label="Visits"
      columns={weekColumns}
      rows={listPermits(5)}
      getKey={({ id }) => id}
      features={gridFeatures}
      focusMode="cell"
      {...props}
    />,
  );

const countHeadings = () => document.querySelectorAll('th[data-part="column-heading"]').length;
const getColumns = (selector: string) =>
  [...document.querySelectorAll<HTMLTableCellElement>(selector)].reduce(
    (sum, { colSpan }) => sum + colSpan,
    0,
  );

test('a table of 200 columns renders those near the visible area, and says how many there are', () => {
  renderWeeks();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '200');
  expect(countHeadings()).toBeLessThan(40);
  expect(screen.getByRole('columnheader', { name: 'Week 1' })).toHaveAttribute(
    'aria-colindex',
    '3',
  );
  // Each row has its 200 columns, so that those that are rendered are in their places.
  expect(document.querySelectorAll('col')).toHaveLength(200);
  for (const row of [
    '[data-part="heading-row"]',
    '[data-part="group-row"]',
    '[data-part="totals"] tr',
  ])
    expect(getColumns(`${row} > *`), row).toBe(200);
  expect(getColumns('[data-part="body-row"]:first-child > *')).toBe(200);
});

test('a table with few columns, or without features, renders all', () => {
  renderWeeks({ columns: weekColumns.slice(0, 40) });
  expect(countHeadings()).toBe(40);
});

test('keys reach columns that are not rendered, which are rendered for the focus', async () => {
  renderWeeks();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  for (const [key, column] of [
    ['{End}', '200'],
    ['{ArrowLeft}', '199'],
    ['{Home}', '1'],
    ['{Control>}{End}{/Control}', '200'],
    ['{Control>}{Home}{/Control}', '1'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement, key).toHaveAttribute('aria-colindex', column);
    expect(document.activeElement, key).toHaveAttribute('data-part', 'cell');
  }
  await userEvent.keyboard('{End}{ArrowUp}');
  const last = await screen.findByRole('columnheader', { name: 'Week 198' });
  await waitFor(() => expect(last).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Week 197' })).toHaveFocus());
});

test('pinned columns and groups of rows stay rendered, hidden columns are not counted', () => {
  renderWeeks({
    view: {
      pinnedColumns: { 'week-198': 'end', 'week-100': 'start' },
      hiddenColumns: ['week-1'],
      groupBy: ['applicant'],
    },
  });
  expect(screen.getByRole('treegrid')).toHaveAttribute('aria-colcount', '199');
  for (const name of ['Week 198', 'Week 100'])
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  expect(getColumns('[data-part="body-row"][data-group]:first-child > *')).toBe(199);
});

describe('gaps', () => {
  const columns = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, header: id, cell: () => id }));
  const show = (first: number, last: number, kept = -1, pins: string[] = []) =>
    addGaps(
      columns.map((column) => ({
        ...column,
        ...(pins.includes(column.id) && { pin: 'end' as const }),
      })),
      { first, last },
      kept,
    )
      .map(({ id, gap }) => (gap === undefined ? id : gap === null ? '-' : '+'))
      .join('');

  test.each([
    ['the whole', show(0, 5), 'abcdef'],
    ['the start', show(0, 1), 'ab+---'],
    ['the middle', show(2, 3), '+-cd+-'],
    ['nothing', show(6, -1), '+-----'],
    ['the focused column', show(0, 1, 4), 'ab+-e+'],
    ['a pinned column', show(0, 1, -1, ['f']), 'ab+--f'],
  ])('%s', (_, shown, expected) => expect(shown).toBe(expected));

  test('groups of columns without a rendered one are known', () => {
    const grouped = addGaps(
      columns.map((column, index) => ({ ...column, group: index < 2 ? 'A' : 'B' })),
      { first: 1, last: 1 },
      -1,
    );
    expect(listColumnGroups(grouped).map(({ isRendered }) => isRendered)).toEqual([true, false]);
  });
});

test.each([
  [0, 100, { first: 0, last: 1 }],
  [-50, 10, { first: 0, last: 0 }],
  [60, 250, { first: 1, last: 4 }],
  [1000, 1200, { first: 5, last: -1 }],
])('the columns from %i to %i px', (start, end, range) => {
  expect(findRange([60, 60, 60, 60, 60], start, end)).toEqual(range);
});

describe('widths of columns that are not rendered', () => {
  const estimate = (column: object, text: unknown = 'x') =>
    estimateWidth({ id: 'a', header: 'A', cell: () => text as string, ...column }, [{}], {
      fontSize: 16,
      boxWidth: 1000,
    });

  test('a given width or share applies', () => {
    expect(estimate({ width: 90 })).toBe(90);
    expect(estimate({ width: '30%' })).toBe(300);
  });
  test('a longer text needs more, within the limits', () => {
    expect(estimate({}, 'x'.repeat(20))).toBeGreaterThan(estimate({}, 'x'));
    expect(estimate({}, 'x'.repeat(500))).toBeLessThanOrEqual(320);
    expect(estimate({ maxWidth: 150 }, 'x'.repeat(500))).toBe(150);
    expect(estimate({ minWidth: 400 })).toBe(400);
  });
  test('Chinese, Japanese and Korean letters are wider, and a component is of unknown width', () => {
    expect(estimate({}, '建築許可申請番号一覧')).toBeGreaterThan(estimate({}, 'permit num'));
    expect(estimate({}, <Table aria-label="" columns={[]} rows={[]} getKey={() => ''} />)).toBe(
      160,
    );
  });
});

test('pinned columns keep their places when rows become selectable', () => {
  const rows = listPermits(2);
  const props = {
    'aria-label': 'Permits',
    columns: [
      { id: 'name', header: 'Name', isRowHeader: true, pin: 'start', cell: ({ id }: Permit) => id },
      { id: 'kind', header: 'Kind', cell: ({ kind }: Permit) => kind },
    ],
    rows,
    getKey: ({ id }: Permit) => id,
    features: gridFeatures,
  } satisfies TableProps<Permit>;
  const { rerender } = renderInDesignSystem(<Table {...props} />);
  const getPlace = (index: number) =>
    screen.getByRole('grid').style.getPropertyValue(`--pin-start-${index}`);
  expect(getPlace(0)).toBe('0px');
  expect(getPlace(1)).toBe('');
  rerender(<Table {...props} selectionMode="multiple" />);
  // The column of the checkboxes is before it now.
  expect(getPlace(1)).toBe('0px');
});
