import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from './tableColumn.ts';

/** A payment in the stories of tables. */
export type Payment = { id: string; job: string; on: string; isPaid: boolean; net: number };

/** The rows of most stories. */
export const payments: Payment[] = [
  { id: '1', job: 'Morning tea in one minute', on: '2026-03-05', isPaid: true, net: 25000 },
  { id: '2', job: 'Ten outfits, one jacket', on: '2026-01-17', isPaid: true, net: 125050 },
  { id: '3', job: 'A week with the trail shoe', on: '2026-04-01', isPaid: false, net: 9900 },
];

const states = { paid: 'Paid', pending: 'Pending', late: 'Overdue' };

/** Columns that can be sorted. */
export const columns: TableColumn<Payment>[] = [
  { id: 'job', header: 'Job', cell: ({ job }) => job, sortValue: ({ job }) => job },
  {
    id: 'on',
    header: 'Expected',
    cell: ({ on }) => <DateTime value={on} isDateOnly />,
    sortValue: ({ on }) => on,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isPaid }) =>
      isPaid ? (
        <Badge tone="success">{states.paid}</Badge>
      ) : (
        <Badge tone="warning">{states.pending}</Badge>
      ),
  },
  {
    id: 'net',
    header: 'You receive',
    isNumeric: true,
    cell: ({ net }) => <Money value={{ amount: net, currency: 'USD' }} />,
    sortValue: ({ net }) => net,
  },
];

const brands = ['Harbour Coffee', 'Kindly Pets', 'Nimbus Run'];

/** The titles of rows in `rowColumns`, the second of which is too long for its line. */
export const longJobs = [
  'A jacket',
  'Donaudampfschifffahrtsgesellschaft, the whole story of a company with a very long name, told in one afternoon on the quay',
  'Three stops, one day pass',
];

/** Columns whose rows all have the same height: avatar, title and brand; state and day; amount. */
export const rowColumns: TableColumn<Payment>[] = [
  {
    id: 'job',
    header: 'Job',
    cell: ({ id }) => longJobs[Number(id) - 1],
    start: ({ id }) => <Avatar name={brands[Number(id) - 1] ?? ''} shape="square" />,
    description: ({ id }) => brands[Number(id) - 1],
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? 'success' : 'danger'}>{states[isPaid ? 'paid' : 'late']}</Badge>
    ),
    description: ({ on }) => <DateTime value={on} isInWords />,
    compact: 'status',
  },
  {
    id: 'net',
    header: 'You receive',
    isNumeric: true,
    cell: ({ net }) => <Money value={{ amount: net, currency: 'USD' }} />,
  },
];

/** The same columns; jobs that are not paid have a subtitle. */
export const withSubtitle: TableColumn<Payment>[] = rowColumns.map((column) =>
  column.id === 'job'
    ? { ...column, lead: ({ isPaid }) => !isPaid && 'Sun 29 Nov · Send the live link' }
    : column,
);
