import { Suspense, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Loaded, type LoadedProps, type Query } from '../../feedback/Loaded/Loaded.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useProps } from '../../internal/useProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { breakpoints, useWindowWidth } from '../../internal/useWindowWidth.ts';
import type { FilterBarItem } from '../../navigation/FilterBar/FilterBar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { ListControls } from './ListControls.tsx';
import type { ListFilter } from './listFilter.ts';
import { listWords } from './listWords.ts';
import { ListPages } from './ListPages.tsx';
import type { ListRows, PageAddress } from './listRows.ts';
import { useCountNews } from './useCountNews.ts';

export type ListPageProps<Row> = {
  /** The accessible name of the list, such as "Earnings by job". */
  'aria-label': string;
  /** The address, from `useListAddress`. */
  address: PageAddress;
  /** The request for the rows of all `pages` of the address. */
  query: Query<ListRows<Row>>;
  /** The number of rows of a page. */
  pageSize: number;
  /** The search, from `searchFilter`. With one, the filters are in its bar, and in narrow windows in a drawer. */
  search?: ListFilter;
  /**
   * The filters, from `choiceFilter`, `choicesFilter`, `flagsFilter` and `daysFilter`, or own ones.
   * @default []
   */
  filters?: readonly ListFilter[];
  /** Further filters that are only in the drawer, each with its own label. */
  more?: { content: ReactNode; chosen: ListFilter['chosen'] };
  /** The order of the list, from `sortFilter`. */
  sort?: FilterBarItem;
  /** What can be done with the whole list, such as an export. Not shown while there are no rows. */
  actions?: ReactNode;
  /** What is between the filters and the rows, such as tabs. It gets the rows to render. */
  frame?: (rows: ReactNode) => ReactNode;
  /** The rows. */
  children: (rows: readonly Row[]) => ReactNode;
  /** The content of a list without rows, if no filter is in use. */
  empty: ReactNode;
  /** Renders a list without rows, if a filter is in use, around the buttons that remove the filters. */
  renderNoMatches?: (usedFilters: ReactNode) => ReactNode;
  /** Returns how many results there are, which is announced when it has changed. */
  formatCount?: (total: number) => string;
  /** Returns the label of the button that leads from the drawer to the results. `total` is undefined while it is unknown. */
  renderShow?: (total: number | undefined) => ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** Placeholder in the shape of the rows; by default of ten rows in a card. */
  skeleton?: ReactNode;
} & Pick<LoadedProps<unknown>, 'errorTitle'>;

// Loaded only for a filtered list.
const UsedFilters = lazyPart(() => import('./UsedFilters.tsx'));
const NoMatches = lazyPart(() => import('./NoMatches.tsx'));

const rowsSkeleton = (
  <Card padding="none" as="div">
    <Skeleton shape="rows" lines={10} />
  </Card>
);

/**
 * Renders a list with search, filters, order and pages that are kept in the address of the page, with what it shows while it loads, after an
 * error, and without rows. In windows below 576 px more rows are added at the end, in others pages are numbered.
 */
export function ListPage<Row>(given: ListPageProps<Row>) {
  const {
    'aria-label': label,
    address,
    query,
    pageSize,
    search,
    filters = [],
    more,
    sort,
    actions,
    frame = (rows: ReactNode) => rows,
    children,
    empty,
    renderNoMatches,
    formatCount,
    renderShow,
    errorTitle,
    skeleton = rowsSkeleton,
    ref,
    ...props
  } = useProps('ListPage', given);
  const { formatMessage } = useIntl();
  const { page, change } = address;
  const total = query.data?.total;
  const isFiltered = address.active.length > 0;
  // Undefined while the rows match the previous filters.
  const currentTotal = query.isLoading || query.error ? undefined : total;
  const describeCount =
    formatCount ?? ((count: number) => formatMessage(listWords.count, { count }));
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(root, ref);
  useCountNews(currentTotal === undefined ? '' : describeCount(currentTotal), root);

  // The page of an old link may be gone.
  const pageCount =
    currentTotal === undefined ? page : Math.max(1, Math.ceil(currentTotal / pageSize));
  const replaced = useRef('');
  useEffect(() => {
    const key = `${page} ${pageCount}`;
    // A router that refuses it, or takes its time, shows the old page again. It must not be asked in a loop.
    if (page <= pageCount || replaced.current === key) return;
    replaced.current = key;
    change({ page: pageCount }, { replace: true });
  });

  // Reported below the rows, where more were to be added.
  const rowCount = query.data?.rows.length ?? 0;
  const failedToAdd =
    Boolean(query.error) &&
    address.pages.length > 1 &&
    rowCount > 0 &&
    rowCount < Math.min(address.pages.length * pageSize, total ?? 0);
  // A filter that was removed stays, because it has the focus, even while the rows are still filtered, or if there are none at all.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const isWide = useWindowWidth((width) => width >= breakpoints.md);
  const chosen = [...filters, ...(more ? [more] : [])].flatMap((filter) => filter.chosen);
  // The fields of the other filters show what is chosen.
  const hiddenFilters = isWide ? (more?.chosen ?? []) : chosen;
  return (
    <Stack {...props} ref={root} gap="sm">
      {(total !== 0 || isFiltered || wasFiltered || query.isLoading) && (
        <ListControls
          search={search?.content}
          filters={filters}
          more={more?.content}
          sort={sort}
          actions={total !== 0 && actions}
          activeCount={chosen.length}
          resultLabel={
            renderShow?.(currentTotal) ??
            (currentTotal === undefined
              ? formatMessage(listWords.showAny)
              : formatMessage(listWords.show, { count: currentTotal }))
          }
        />
      )}
      {total !== 0 && search && hiddenFilters.length > 0 && (
        <Suspense>
          <UsedFilters chosen={hiddenFilters} onClear={address.clear} />
        </Suspense>
      )}
      {frame(
        <Loaded
          query={failedToAdd ? { ...query, error: undefined } : query}
          errorTitle={errorTitle}
          skeleton={skeleton}
          isEmpty={(data) => data.total === 0}
          empty={
            isFiltered ? (
              <Suspense>
                <NoMatches
                  chosen={[...(search?.chosen ?? []), ...chosen]}
                  onClear={address.clear}
                  render={renderNoMatches}
                />
              </Suspense>
            ) : (
              empty
            )
          }
        >
          {(data) => (
            <ListPages
              label={label}
              address={address}
              query={{ ...query, data }}
              pageSize={pageSize}
              errorTitle={errorTitle}
            >
              {children(data.rows)}
            </ListPages>
          )}
        </Loaded>,
      )}
    </Stack>
  );
}
