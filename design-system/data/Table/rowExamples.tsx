import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from './tableColumn.ts';

type Payment = { id: string; on: string; isPaid: boolean; net: number };

const states = { paid: 'Paid', late: 'Overdue' };

const brands = ['Harbour Coffee', 'Kindly Pets', 'Nimbus Run'];

/** Titles of rows, one of them too long for its line. */
export const longJobs = [
  'A jacket',
  'Donaudampfschifffahrtsgesellschaft, the whole story of a company with a very long name, told in one afternoon on the quay',
  'Three stops, one day pass',
];

/** Columns of a row of one height: emblem, title and facts, state with its day, money. */
export const rowColumns: TableColumn<Payment>[] = [
  {
    id: 'job',
    title: 'Job',
    cell: ({ id }) => longJobs[Number(id) - 1],
    start: ({ id }) => <Avatar name={brands[Number(id) - 1] ?? ''} shape="square" />,
    detail: ({ id }) => brands[Number(id) - 1],
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? 'success' : 'danger'}>{states[isPaid ? 'paid' : 'late']}</Badge>
    ),
    detail: ({ on }) => <DateTime value={on} isInWords />,
    compact: 'status',
  },
  {
    id: 'net',
    title: 'You receive',
    isNumeric: true,
    cell: ({ net }) => <Money value={{ amount: net, currency: 'USD' }} />,
  },
];
