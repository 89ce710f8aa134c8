import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { permitColumns } from './permitColumns.tsx';
import { listPermits } from './permits.ts';
import { createColumnLayout } from './columnLayout.ts';
import { Table } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import { listLines } from './tableLines.ts';
import { sortRows } from './sortRows.ts';
import type { TableView } from './tableView.ts';

/** Views that an old release, another program or an address has stored, and values that no release expected. */

const ids = permitColumns.map(({ id }) => id);
const unexpected: [string, unknown][] = [
  ['null', null],
  ['a text', 'status'],
  ['a number', 7],
  ['an object', { status: 5, applicant: null }],
  ['a list', ['status', 5, null, {}]],
  ['texts by column', { status: 'left', applicant: 'x' }],
  [
    'objects by column',
    {
      status: { contains: 5 },
      kind: { values: 'a' },
      area: { minValue: 'a' },
      received: { from: 3 },
    },
  ],
];
const fields = [
  'sorts',
  'filters',
  'columnOrder',
  'hiddenColumns',
  'pinnedColumns',
  'columnWidths',
  'groupBy',
  'collapsedGroups',
  'density',
];

test.each(fields.flatMap((field) => unexpected.map(([name, value]) => [field, name, value])))(
  'a table with %s as %s has its columns and rows',
  (field, _, value) => {
    const view: TableView = {
      [String(field)]: value,
      ...(field === 'collapsedGroups' && { groupBy: ['status'] }),
    };
    renderInDesignSystem(
      <Table
        aria-label="Permits"
        columns={permitColumns}
        rows={listPermits(3)}
        getKey={({ id }) => id}
        features={gridFeatures}
        hasColumnMenus
        view={view}
      />,
    );
    const headings = document.querySelectorAll('[data-column]');
    expect(headings.length).toBeGreaterThanOrEqual(ids.length - 1);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(3);
  },
);

test('a view that is null is the plain one', () => {
  renderInDesignSystem(
    <Table
      aria-label="Permits"
      columns={permitColumns}
      rows={listPermits(3)}
      getKey={({ id }) => id}
      view={null as unknown as TableView}
    />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('a view that hides every column that is left shows them', () => {
  renderInDesignSystem(
    <Table
      aria-label="Permits"
      columns={permitColumns}
      rows={listPermits(3)}
      getKey={({ id }) => id}
      view={{ hiddenColumns: ids }}
    />,
  );
  expect(document.querySelectorAll('[data-column]')).toHaveLength(ids.length);
});

type Row = { id: number; value: Date | string | null | undefined };
const columns = [
  { id: 'value', header: 'Value', cell: () => '', value: ({ value }: Row) => value },
];
const options = {
  columns,
  getKey: ({ id }: Row) => id,
  groupBy: ['value'],
  collapsedGroups: [],
  getChildren: undefined,
  hasDetail: false,
  isExpanded: () => false,
};

test('empty values are one group', () => {
  const rows = [null, undefined, '', 'null', 'undefined'].map((value, id) => ({ id, value }));
  const groups = listLines({ ...options, rows })?.filter(({ type }) => type === 'group');
  expect(groups?.map(({ group }) => group?.rows.length)).toEqual([3, 1, 1]);
});

test('an invalid date is an empty value', () => {
  const rows = [new Date(NaN), new Date(2), new Date(NaN), new Date(1), null].map((value, id) => ({
    id,
    value,
  }));
  const groups = listLines({ ...options, rows })?.filter(({ type }) => type === 'group');
  expect(groups?.map(({ group }) => group?.rows.length)).toEqual([3, 1, 1]);
  for (const direction of ['ascending', 'descending'] as const) {
    const sorted = sortRows(rows, columns, [{ column: 'value', direction }], 'en').map(
      ({ id }) => id,
    );
    expect(sorted).toEqual([...(direction === 'ascending' ? [3, 1] : [1, 3]), 0, 2, 4]);
  }
});

/** A table of columns with these widths, which jsdom does not lay out. */
function createTable(widths: readonly number[]): HTMLTableElement {
  const { container } = render(
    <table style={{ display: 'table' }}>
      <colgroup>
        {widths.map((_, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr data-part="heading-row">
          {widths.map((_, index) => (
            <th key={index} />
          ))}
        </tr>
      </thead>
    </table>,
  );
  for (const [index, heading] of [...container.querySelectorAll('th')].entries()) {
    heading.getBoundingClientRect = () => ({ width: widths[index] ?? 0 }) as DOMRect;
  }
  return container.querySelector('table') as HTMLTableElement;
}

const toColumns = (names: string) => [...names].map((id) => ({ id }));

test('a column can be resized before the columns were measured', () => {
  const layout = createColumnLayout();
  const table = createTable([100, 200, 300]);
  layout.setOptions({ columns: toColumns('abc'), isSelectable: false, widths: {} });
  layout.setTable(table);
  expect(layout.getWidth('b')).toBe(200);
  expect(layout.resize('b', 250)).toBe(250);
  expect([...table.querySelectorAll('col')].map(({ style }) => style.inlineSize)).toEqual([
    '100px',
    '250px',
    '300px',
  ]);
  expect(layout.measureContent('c')).toBe(300);
});

test('after the widths were reset, a column is resized from its new width', () => {
  const layout = createColumnLayout();
  layout.setOptions({ columns: toColumns('abc'), isSelectable: false, widths: { a: 400 } });
  layout.setTable(createTable([100, 200, 300]));
  layout.apply(createTable([100, 200, 300]));
  layout.reset();
  const table = createTable([150, 350]);
  layout.setOptions({ columns: toColumns('bc'), isSelectable: false, widths: {} });
  layout.setTable(table);
  expect(layout.getWidth('b')).toBe(150);
  layout.resize('b', 180);
  expect([...table.querySelectorAll('col')].map(({ style }) => style.inlineSize)).toEqual([
    '180px',
    '350px',
  ]);
});
