import {
  breakpoints,
  Card,
  Inline,
  SelectField,
  Skeleton,
  Stack,
  Table,
  useWindowWidth,
  type TableColumn,
} from '@byline/design-system';
import { useState, type ReactNode } from 'react';
import type { Page } from '../../../contract/schemas/shared.ts';
import { Loaded, type Query } from '../../features/requests/Loaded.tsx';
import { NumberedPage } from '../../features/search/NumberedPage.tsx';
import { useLastPage } from '../../features/search/useLastPage.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { getDayRange } from './DayRangeFilter.tsx';

type Row = { id: string };

type MoneyTableProps<Item extends Row> = {
  /** Accessible name of the table and its pagination. */
  label: string;
  query: Query<Page<Item>>;
  columns: TableColumn<Item>[];
  getHref?: (row: Item) => string;
  errorTitle: ReactNode;
  /** Text of a table without rows. Such a table has no actions, and has filters only if one of them is set. */
  empty: ReactNode;
  /** The filter: its label, label of "all", options and value, and the query of an option. */
  filter: {
    label: string;
    all: string;
    options: { id: string; label: string }[];
    value: string | undefined;
    toQuery: (value: string | null) => Record<string, string | null>;
  };
  /** Whether the headings of the columns are visually hidden. */
  isHeaderHidden?: boolean;
  /** A second filter, beside the first. */
  moreFilter?: ReactNode;
  /** Actions on the whole list, beside the filters. */
  actions?: ReactNode;
};

/** Renders a list of the wallet as a table, with a filter and pages kept in the address. */
export function MoneyTable<Item extends Row>(props: MoneyTableProps<Item>) {
  const { label, query, columns, getHref, errorTitle, empty, filter, moreFilter, actions } = props;
  const { isHeaderHidden } = props;
  const { params, change } = useQueryParams();
  // Also true until the first page has loaded.
  const hasRows = query.data?.meta.total !== 0;
  const isFiltered = filter.value !== undefined || getDayRange(params).from !== undefined;
  // A filter that was removed stays, because it has the focus, even while the data is still filtered or if there are no rows at all.
  const [wasFiltered] = useState(isFiltered);
  const hasFilters = hasRows || isFiltered || wasFiltered || query.isLoading;
  const shownActions = hasRows && actions;
  // On phones the field for days takes a whole line, so it changes places with the actions.
  const isNarrow = useWindowWidth((width) => width < breakpoints.sm);
  useLastPage(query.data?.meta);
  return (
    <Stack gap="sm">
      {hasFilters && (
        <Inline justify="between" gap="sm" isFullWidth>
          <Inline gap="sm" justify="between">
            <SelectField
              label={filter.label}
              isLabelHidden
              options={[{ id: 'all', label: filter.all }, ...filter.options]}
              value={filter.value ?? 'all'}
              onChange={(value) =>
                change({ ...filter.toQuery(value === 'all' ? null : value), page: null })
              }
            />
            {isNarrow ? shownActions : moreFilter}
          </Inline>
          {isNarrow ? moreFilter : shownActions}
        </Inline>
      )}
      <Loaded
        query={query}
        errorTitle={errorTitle}
        skeleton={
          <Card padding="none" as="div">
            <Skeleton shape="rows" lines={10} />
          </Card>
        }
      >
        {({ data, meta }) => (
          <NumberedPage label={label} meta={meta}>
            <Card padding="none" as="div">
              <Table
                aria-label={label}
                columns={columns}
                rows={data}
                getKey={({ id }) => id}
                getHref={getHref}
                empty={empty}
                isHeaderHidden={isHeaderHidden}
              />
            </Card>
          </NumberedPage>
        )}
      </Loaded>
    </Stack>
  );
}
