import { permitColumns } from './permitColumns.tsx';
import type { Permit } from './permits.ts';
import type { TableColumn } from './tableColumn.ts';

const weekCount = 198;
const weeksOfQuarter = 13;

/** Two hundred columns: the permit, its applicant, and the visits of each week. */
export const weekColumns: readonly TableColumn<Permit>[] = [
  ...permitColumns.slice(0, 2).map(({ group: _group, ...column }) => column),
  ...Array.from({ length: weekCount }, (_, index): TableColumn<Permit> => {
    const week = index + 1;
    const read = ({ area }: Permit) => (area * week) % 97;
    return {
      id: `week-${week}`,
      header: `Week ${week}`,
      group: `Quarter ${Math.floor(index / weeksOfQuarter) + 1}`,
      value: read,
      cell: read,
      isNumeric: true,
      total: (rows) => rows.reduce((sum, row) => sum + read(row), 0),
    };
  }),
];
