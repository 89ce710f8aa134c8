import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Table, type TableProps } from './Table.tsx';

type Payment = { id: string; job: string; net: number };

/** Creates rows whose figures are in another order than the rows. */
const createRows = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    job: `Tea ${index}`,
    net: (index * 7) % count,
  }));

// The texts of the cells that were rendered, in order.
const rendered: string[] = [];
function Job({ children, onPress }: { children: string; onPress?: () => void }) {
  rendered.push(children);
  return <button onClick={onPress}>{children}</button>;
}

beforeEach(() => {
  rendered.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const getRowKey = ({ id }: Payment) => id;

type PageProps = Partial<TableProps<Payment>> & {
  rows: Payment[];
  prefix?: string;
  onPress?: (job: string) => void;
};

/** A page whose columns are new at each render. */
function Page({ prefix = '', onPress, ...props }: PageProps) {
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <Table
        aria-label="Payments"
        columns={[
          {
            id: 'job',
            header: 'Job',
            cell: ({ job }) => (
              <Job {...(onPress && { onPress: () => onPress(`${job} ${renders}`) })}>
                {`${prefix}${job}`}
              </Job>
            ),
            sortValue: ({ job }) => job,
          },
          { id: 'net', header: 'Net', cell: ({ net }) => net, sortValue: ({ net }) => net },
        ]}
        getKey={getRowKey}
        {...props}
      />
    </>
  );
}

const renderAgain = () => userEvent.click(screen.getByRole('button', { name: 'Render' }));

test('columns that are new at each render, with the same contents, render no cell again', async () => {
  renderInDesignSystem(<Page rows={createRows(20)} />);
  expect(rendered).toHaveLength(20);
  await renderAgain();
  expect(rendered).toHaveLength(20);
});

test('a cell never calls an old closure, and a changed text renders only its cells', async () => {
  const onPress = vi.fn();
  const rows = createRows(3);
  const { rerender } = renderInDesignSystem(<Page rows={rows} onPress={onPress} />);
  await renderAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Tea 1' }));
  // The closure has the number of renders after the text.
  expect(onPress).toHaveBeenLastCalledWith('Tea 1 1');
  rerender(<Page rows={rows} />);
  rendered.length = 0;
  rerender(<Page rows={rows.map((row) => (row.id === '1' ? { ...row, job: 'Shoe' } : row))} />);
  expect(rendered).toEqual(['Shoe']);
  rerender(<Page rows={rows} prefix="My " />);
  expect(screen.getByRole('button', { name: 'My Tea 2' })).toBeVisible();
});

test('sorting, selecting and moving the focus do not render the content of cells again', async () => {
  renderInDesignSystem(<Page rows={createRows(20)} selectionMode="multiple" />);
  rendered.length = 0;
  await userEvent.click(screen.getByRole('columnheader', { name: 'Net' }));
  // Row 3 has the second smallest figure: 3 * 7 % 20 is 1.
  expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('Tea 3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tea 3' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  // The checkboxes of 20 rows, and "Select All".
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(21);
  expect(rendered).toEqual([]);
});

test('a new getHref changes the URLs of rows that stay the same', () => {
  const rows = createRows(2);
  const { rerender } = renderInDesignSystem(
    <Page rows={rows} getHref={({ id }) => `/jobs/${id}`} />,
  );
  expect(screen.getAllByRole('link')[1]).toHaveAttribute('href', '/jobs/1');
  rerender(<Page rows={rows} getHref={({ id }) => `/payments/${id}`} />);
  expect(screen.getAllByRole('link')[1]).toHaveAttribute('href', '/payments/1');
});

test('pressing a checkbox or a row with Shift selects all rows from the last selected row to this one', async () => {
  const onSelectionChange = vi.fn();
  const user = userEvent.setup();
  renderInDesignSystem(
    <Page rows={createRows(9)} selectionMode="multiple" onSelectionChange={onSelectionChange} />,
  );
  const box = (index: number) => screen.getByRole('checkbox', { name: `Select Tea ${index}` });
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(box(5));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['2', '3', '4', '5']));
  // This is the cell of row 7 in the column "Net".
  await user.click(screen.getByRole('gridcell', { name: '4' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['2', '3', '4', '5', '6', '7']));
  await user.click(box(1));
  await user.keyboard('{/Shift}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2']));
});

test('a column and a row may have the same key, and keys may be numbers', async () => {
  // The third key looks like the key of a cell.
  const rows = [1, 'job', 'cell:0:s:net'].map((id) => ({ id }));
  renderInDesignSystem(
    <Table
      aria-label="Keys"
      columns={[
        { id: 'job', header: 'Job', cell: ({ id }) => `Row ${id}`, sortValue: ({ id }) => `${id}` },
        { id: '1', header: 'One', cell: () => 'x' },
      ]}
      rows={rows}
      getKey={({ id }) => id}
      selectionMode="multiple"
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Row 1' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('rowheader', { name: 'Row job' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Job' })).toHaveFocus();
});

// jsdom has no layout: a window of 768 px shows rows of 45 px.
test('a long table renders only rows near the visible area, and scrolling renders only the rows that enter it', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderInDesignSystem(<Page rows={createRows(5000)} selectionMode="multiple" />);
  // The table loads the same code.
  await act(async () => void (await import('../../internal/lateVirtualCode.ts')));
  const grid = screen.getByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '5001');
  expect(rendered.length).toBeLessThan(30);
  expect(screen.getByRole('row', { name: 'Tea 3' })).toHaveAttribute('aria-rowindex', '5');
  const renderedBefore = new Set(rendered);
  rendered.length = 0;
  // The table is scrolled by ten rows.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(450);
  act(() => {
    fireEvent.scroll(window);
  });
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.filter((job) => renderedBefore.has(job))).toEqual([]);
  expect(screen.queryByRole('row', { name: 'Tea 3' })).toBeNull();
});

test('until the code of long tables is loaded, as on a server, the first rows are rendered, and a space for the others', () => {
  const html = renderToString(<Page rows={createRows(5000)} />);
  expect(html).toContain('Tea 17');
  expect(html).not.toContain('Tea 100');
  expect(html).toMatch(/block-size:22\d{4}px/);
});

test.each([
  ['a long table', { rows: createRows(150) }],
  ['a table with a maximum height', { rows: createRows(150), maxHeight: 200 }],
  ['a table whose rows are links', { rows: createRows(150), getHref: () => '/jobs' }],
])('%s prints all rows, which are there before the browser takes its picture', async (_, props) => {
  renderInDesignSystem(<Page {...props} />);
  const count = () => document.querySelectorAll('tbody tr:not([aria-hidden])').length;
  await act(async () => Promise.resolve());
  expect(count()).toBeLessThan(150);
  // Without `act`, because the browser does not wait for React.
  window.dispatchEvent(new Event('beforeprint'));
  expect(count()).toBe(150);
  window.dispatchEvent(new Event('afterprint'));
  expect(count()).toBeLessThan(150);
});
