import { useState, type ComponentType } from 'react';
import { mountTable } from './mountTable.tsx';
import { createPayments, type ExamplePayment } from './paymentList.ts';

/** What a grid of the benchmark shows. */
export type GridProps = {
  rows: readonly ExamplePayment[];
  /** Whether the rows are sorted by job. */
  isSorted: boolean;
  /** The text that the job contains; empty for all rows. */
  search: string;
  /** The width of the column of the job in px. */
  jobWidth: number;
};

const payments = createPayments();

/** Mounts a page with a grid, and buttons that sort, filter, resize and edit it by the grid's own state. */
export function mountGrid(Grid: ComponentType<GridProps>): void {
  function Page() {
    const [rows, setRows] = useState(payments);
    const [isSorted, setSorted] = useState(false);
    const [search, setSearch] = useState('');
    const [jobWidth, setJobWidth] = useState(360);
    const edit = () =>
      setRows(rows.map((row, index) => (index === 2 ? { ...row, brand: `${row.brand}!` } : row)));
    return (
      <>
        <h1>Payments</h1>
        <button id="sort" onClick={() => setSorted(!isSorted)}>
          Sort
        </button>
        <button id="filter" onClick={() => setSearch(search ? '' : '77')}>
          Filter
        </button>
        <button id="resize" onClick={() => setJobWidth(jobWidth === 360 ? 460 : 360)}>
          Resize
        </button>
        <button id="edit" onClick={edit}>
          Edit
        </button>
        <Grid rows={rows} isSorted={isSorted} search={search} jobWidth={jobWidth} />
      </>
    );
  }
  mountTable(<Page />);
}
