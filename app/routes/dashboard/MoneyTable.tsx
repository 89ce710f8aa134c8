import {
  Card,
  Grid,
  Pagination,
  SelectField,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import type { Page } from '../../../server/contract/shared.ts';
import { Loaded, type Query } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';

type Row = { id: string };

type MoneyTableProps<Item extends Row> = {
  /** What the rows are, for the table and its pages. */
  label: string;
  read: Query<Page<Item>>;
  columns: TableColumn<Item>[];
  getRowHref?: (row: Item) => string;
  /** What failed, and what to say where there is nothing. */
  problem: ReactNode;
  empty: ReactNode;
  /** The one filter: its name in the address, its label, the word for no filter, and its choices. */
  filter: {
    name: string;
    label: string;
    all: string;
    options: { id: string; label: string }[];
    value: string | undefined;
  };
};

/** A list of the wallet with its filter and pages, both in the address. */
export function MoneyTable<Item extends Row>(props: MoneyTableProps<Item>) {
  const { label, read, columns, getRowHref, problem, empty, filter } = props;
  const { change, hrefWith } = useQueryParams();
  return (
    <Stack gap="md">
      <Grid minColumn={240}>
        <SelectField
          label={filter.label}
          options={[{ id: 'all', label: filter.all }, ...filter.options]}
          value={filter.value ?? 'all'}
          onChange={(value) =>
            change({ [filter.name]: value === 'all' ? null : value, page: null })
          }
        />
      </Grid>
      <Loaded read={read} problem={problem} skeleton={<Skeleton lines={6} />}>
        {({ data, meta }) => (
          <Stack gap="md">
            <Card padding="none" as="div">
              <Table
                label={label}
                columns={columns}
                rows={data}
                getRowKey={({ id }) => id}
                {...(getRowHref && { getRowHref })}
                emptyText={empty}
              />
            </Card>
            <Pagination
              label={label}
              page={meta.page}
              pages={meta.pages}
              getHref={(page) => hrefWith({ page: page === 1 ? null : String(page) })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
