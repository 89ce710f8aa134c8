import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import type { Permit } from './permits.ts';
import type { TableColumn } from './tableColumn.ts';

const euros = (amount: number) => <Money value={{ amount, currency: 'EUR' }} />;
const sum = (rows: readonly Permit[], read: (row: Permit) => number) =>
  euros(rows.reduce((total, row) => total + read(row), 0));
const tones = {
  Received: 'neutral',
  'In review': 'warning',
  Granted: 'success',
  Refused: 'danger',
} as const;

/** Twelve columns of permits. */
export const permitColumns: readonly TableColumn<Permit>[] = [
  {
    id: 'number',
    header: 'No.',
    filter: { type: 'text' },
    value: (row) => row.number,
    cell: (row) => row.number,
    pin: 'start',
  },
  {
    id: 'applicant',
    header: 'Applicant',
    filter: { type: 'text' },
    value: (row) => row.applicant,
    cell: (row) => row.applicant,
    group: 'Application',
    minWidth: 160,
  },
  {
    id: 'kind',
    header: 'Kind',
    filter: { type: 'choice' },
    value: (row) => row.kind,
    cell: (row) => row.kind,
    group: 'Application',
    allowsGrouping: true,
  },
  {
    id: 'district',
    header: 'District',
    filter: { type: 'choice' },
    value: (row) => row.district,
    cell: (row) => row.district,
    group: 'Application',
    allowsGrouping: true,
  },
  {
    id: 'area',
    header: 'Area, m²',
    filter: { type: 'number' },
    value: (row) => row.area,
    cell: (row) => row.area,
    isNumeric: true,
    group: 'Application',
  },
  {
    id: 'status',
    header: 'Status',
    filter: { type: 'choice' },
    value: (row) => row.status,
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
    group: 'Decision',
    allowsGrouping: true,
    compact: 'status',
  },
  {
    id: 'officer',
    header: 'Officer',
    filter: { type: 'choice' },
    value: (row) => row.officer,
    cell: (row) => row.officer,
    group: 'Decision',
    allowsGrouping: true,
  },
  {
    id: 'received',
    header: 'Received',
    filter: { type: 'date' },
    value: (row) => row.received,
    cell: (row) => <DateTime value={row.received} />,
    group: 'Decision',
  },
  {
    id: 'due',
    header: 'Due',
    filter: { type: 'date' },
    value: (row) => row.due,
    cell: (row) => <DateTime value={row.due} />,
    group: 'Decision',
  },
  {
    id: 'urgent',
    header: 'Urgent',
    value: (row) => row.isUrgent,
    cell: (row) => (row.isUrgent ? 'Yes' : 'No'),
    group: 'Decision',
  },
  {
    id: 'fee',
    header: 'Fee',
    filter: { type: 'amount' },
    currency: 'EUR',
    value: (row) => row.fee,
    cell: (row) => euros(row.fee),
    total: (rows) => sum(rows, (row) => row.fee),
    isNumeric: true,
    group: 'Money',
  },
  {
    id: 'paid',
    header: 'Paid',
    filter: { type: 'amount' },
    currency: 'EUR',
    value: (row) => row.paid,
    cell: (row) => euros(row.paid),
    total: (rows) => sum(rows, (row) => row.paid),
    isNumeric: true,
    group: 'Money',
  },
];
