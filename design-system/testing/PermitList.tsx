import type { ReactNode } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Card } from '../data/Card/Card.tsx';
import { choicesFilter, flagsFilter, sortFilter } from '../data/ListPage/chipFilters.tsx';
import { choiceFilter } from '../data/ListPage/choiceFilter.tsx';
import { daysFilter } from '../data/ListPage/daysFilter.tsx';
import { ListPage, type ListPageProps } from '../data/ListPage/ListPage.tsx';
import type { ListRows } from '../data/ListPage/listRows.ts';
import { searchFilter } from '../data/ListPage/searchFilter.tsx';
import {
  choiceParam,
  choicesParam,
  dayParam,
  flagParam,
  sortParam,
  textParam,
} from '../data/ListPage/listParams.ts';
import { useListAddress, type ListAddress } from '../data/ListPage/useListAddress.ts';
import { useQueryParams } from '../data/ListPage/useQueryParams.ts';
import { permitColumns } from '../data/Table/permitColumns.tsx';
import { listPermits, type Permit } from '../data/Table/permits.ts';
import { Table } from '../data/Table/Table.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { useFormats } from '../formatters/useFormats.ts';
import { useExampleQuery } from './useExampleQuery.ts';

const permits = listPermits(60);
const statuses = ['Received', 'In review', 'Granted', 'Refused'] as const;
const kinds = ['New building', 'Conversion', 'Demolition', 'Change of use', 'Signage'] as const;
const sorts = ['number', 'due', 'fee'] as const;
const sortLabels = { number: 'Number', due: 'Due first', fee: 'Highest fee' };

/** The parameters of the example in the address. */
export const permitParams = {
  q: textParam(),
  status: choiceParam(statuses),
  kind: choicesParam(kinds),
  urgent: flagParam,
  unpaid: flagParam,
  from: dayParam,
  to: dayParam,
  sort: sortParam(sorts),
};

export type PermitAddress = ListAddress<typeof permitParams>;

const compare = {
  number: (a: Permit, b: Permit) => (a.number < b.number ? -1 : 1),
  due: (a: Permit, b: Permit) => (a.due < b.due ? -1 : 1),
  fee: (a: Permit, b: Permit) => b.fee - a.fee,
};

/** Returns the rows of the pages of an address, as a server does. */
export function findPermits({ values, pages }: PermitAddress, pageSize: number): ListRows<Permit> {
  const { q = '', status, kind, urgent, unpaid, from, to, sort } = values;
  const matching = permits
    .filter((permit) => `${permit.number} ${permit.applicant}`.toLowerCase().includes(q))
    .filter((permit) => status === undefined || permit.status === status)
    .filter((permit) => kind.length === 0 || kind.some((one) => one === permit.kind))
    .filter((permit) => (!urgent || permit.isUrgent) && (!unpaid || permit.paid === 0))
    .filter(({ received }) => !from || !to || (received >= from && received <= to))
    .sort(compare[sort]);
  const rows = pages.flatMap((page) => matching.slice((page - 1) * pageSize, page * pageSize));
  return { rows, total: matching.length };
}

const columnIds = ['number', 'applicant', 'status', 'received', 'fee'];
// The list is sorted by its menu: headings would sort the rows of one page.
const columns = permitColumns
  .filter(({ id }) => columnIds.includes(id))
  .map((column) => ({ ...column, allowsSorting: false }));

/** The query of the address, which changes with the list. */
export function ShownAddress() {
  const query = useQueryParams().params.toString();
  return (
    <Text size="sm" isMuted as="div">
      Address: <code>{`/permits${query && `?${query}`}`}</code>
    </Text>
  );
}

type PermitListProps = Partial<ListPageProps<Permit>> & {
  /** Requests the rows of an address. By default, they arrive at once. */
  load?: (address: PermitAddress, pageSize: number) => Promise<ListRows<Permit>>;
  /** Whether it has a search, and with it all filters. */
  hasSearch?: boolean;
  /** Renders what else changes the address. */
  renderBelow?: (address: PermitAddress) => ReactNode;
};

/** A list of permits with its filters in the address. */
export function PermitList({ load, hasSearch = true, renderBelow, ...props }: PermitListProps) {
  const formats = useFormats();
  const address = useListAddress(permitParams);
  const pageSize = props.pageSize ?? 10;
  const query = useExampleQuery(
    JSON.stringify([address.values, address.pages]),
    async () => (await load?.(address, pageSize)) ?? findPermits(address, pageSize),
  );
  const status = choiceFilter(address, 'status', {
    label: 'Status',
    allLabel: 'All statuses',
    options: statuses.map((id) => ({ id, label: id })),
  });
  const days = daysFilter(address, ['from', 'to'], { label: 'Received', formats });
  const label = props['aria-label'] ?? 'Permits';
  return (
    <Stack gap="sm">
      <ListPage
        search={
          hasSearch
            ? searchFilter(address, 'q', { label: 'Search permits', placeholder: 'BP-2026' })
            : undefined
        }
        filters={
          hasSearch
            ? [
                status,
                choicesFilter(address, 'kind', {
                  label: 'Kind',
                  options: kinds.map((id) => ({
                    id,
                    label: id,
                    count: permits.filter(({ kind }) => kind === id).length,
                  })),
                }),
                flagsFilter(address, {
                  id: 'only',
                  label: 'Only show',
                  options: [
                    { id: 'urgent', label: 'Urgent' },
                    { id: 'unpaid', label: 'Unpaid' },
                  ],
                }),
                days,
              ]
            : [status, days]
        }
        sort={
          hasSearch
            ? sortFilter(address, 'sort', {
                label: 'Sort',
                options: sorts.map((id) => ({ id, label: sortLabels[id] })),
              })
            : undefined
        }
        actions={<Button variant="ghost">Export</Button>}
        empty={<EmptyState title="No permits yet">New applications appear here.</EmptyState>}
        errorTitle="The permits could not be loaded."
        {...props}
        aria-label={label}
        address={address}
        query={query}
        pageSize={pageSize}
      >
        {props.children ??
          ((rows) => (
            <Card padding="none" as="div">
              <Table aria-label={label} columns={columns} rows={rows} getKey={({ id }) => id} />
            </Card>
          ))}
      </ListPage>
      {renderBelow?.(address)}
      <ShownAddress />
    </Stack>
  );
}
