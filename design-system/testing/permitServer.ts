import { createRowFilter } from '../data/Table/rowFilter.ts';
import { sortRows } from '../data/Table/sortRows.ts';
import { permitColumns } from '../data/Table/permitColumns.tsx';
import { listPermits, type Permit } from '../data/Table/permits.ts';
import type { TableView } from '../data/Table/tableView.ts';
import type { Keys } from '../internal/keys.ts';

/** A page of permits, with what a server knows about all that match. */
export type PermitPage = { rows: readonly Permit[]; count: number; fees: number; paid: number };

const pageSize = 50;
const filterRows = createRowFilter<Permit>();
let permits: readonly Permit[] = listPermits(5000);

const sum = (rows: readonly Permit[], read: (row: Permit) => number) =>
  rows.reduce((total, row) => total + read(row), 0);

/** Returns the first pages of the permits that match a view, after the time of a request. A portal asks its server. */
export async function loadPermits(view: TableView, pages: number): Promise<PermitPage> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const matching = filterRows(permits, permitColumns, view.filters ?? {}, 'UTC');
  const sorted = sortRows(matching, permitColumns, view.sorts ?? [], 'en');
  return {
    rows: sorted.slice(0, pages * pageSize),
    count: matching.length,
    fees: sum(matching, ({ fee }) => fee),
    paid: sum(matching, ({ paid }) => paid),
  };
}

/** Saves changed fields, after the time of a request. */
export async function savePermits(change: (permit: Permit) => Permit): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  permits = permits.map(change);
}

/** Grants the permits with these keys, or all that match a view. */
export function grantPermits(keys: Keys, view: TableView): Promise<void> {
  const matching = filterRows(permits, permitColumns, view.filters ?? {}, 'UTC');
  const granted = new Set(keys === 'all' ? matching.map(({ id }) => id) : keys);
  return savePermits((permit) =>
    granted.has(permit.id) ? { ...permit, status: 'Granted' } : permit,
  );
}
