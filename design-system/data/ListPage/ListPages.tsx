import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import type { Query } from '../../feedback/Loaded/Loaded.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { getActiveElement } from '../../internal/roots.ts';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { listWords } from './listWords.ts';
import type { ListRows, PageAddress } from './listRows.ts';

type ListPagesProps = {
  label: string;
  address: PageAddress;
  query: Omit<Query<unknown>, 'data'> & { data: ListRows<unknown> };
  pageSize: number;
  errorTitle: ReactNode;
  children: ReactNode;
};

const itemSelector = 'tbody > tr, ul > li, ol > li';
const focusable = 'a[href], button, [tabindex]';

/** Moves the focus to the first row that was added, whose place in the list is `index`. */
function focusAdded(list: RefObject<HTMLElement | null>, index: number, total: number): void {
  const first = list.current?.querySelector(itemSelector);
  const items = first ? [...(first.parentElement?.children ?? [])] : [];
  const headings = list.current?.querySelectorAll('thead > tr').length ?? 0;
  const added =
    // Of a long table, only the rows in view are on the page, with their places.
    list.current?.querySelector(`tbody > tr[aria-rowindex="${headings + index + 1}"]`) ??
    // A list may begin with headings.
    items[items.length - total + index];
  if (!added) return;
  const control = added.matches('[tabindex]') ? added : added.querySelector(focusable);
  // A row without a control gets the focus too: the button that had it may be gone.
  if (!control) added.setAttribute('tabindex', '-1');
  ((control ?? added) as HTMLElement).focus();
}

/** Renders the rows with a button that adds the next page, or with links to the other pages. */
export function ListPages(props: ListPagesProps) {
  const { label, address, query, pageSize, errorTitle, children } = props;
  const { page, pages, addsPages } = address;
  const { rows, total } = query.data;
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const renderedPage = useRef(page);
  // The number of rows when the button was pressed.
  const rowsBefore = useRef<number | null>(null);
  const pageCount = Math.ceil(total / pageSize);
  // Under an error, the rows of the previous page stay.
  const [loadedPage, setLoadedPage] = useState(page);
  if (!query.isLoading && !query.error && loadedPage !== page) setLoadedPage(page);
  const shownPage = query.error ? loadedPage : page;
  // Rows that were on two pages are fewer.
  const isComplete =
    rows.length >= Math.min(pages.length * pageSize, total) || (!query.isLoading && !query.error);
  useEffect(() => {
    if (renderedPage.current === page) return;
    renderedPage.current = page;
    // The first added row gets the focus.
    if (rowsBefore.current !== null && addsPages) return;
    rowsBefore.current = null;
    const activeElement = getActiveElement(list.current);
    // If the pressed link is no longer on the page, the body has the focus. A filter that was chosen must not be scrolled out of view.
    if (!activeElement?.matches('body') && !links.current?.contains(activeElement)) return;
    // jsdom, in which portals test their pages, does not have it.
    list.current?.scrollIntoView?.();
    list.current?.focus({ preventScroll: true });
  }, [page, addsPages]);
  useEffect(() => {
    const before = rowsBefore.current;
    if (before === null || rows.length <= before) return;
    rowsBefore.current = null;
    focusAdded(list, before, rows.length);
  }, [rows.length]);
  const hasFailed = !isComplete && Boolean(query.error);
  useEffect(() => {
    // The error has replaced the button that was pressed.
    if (hasFailed && rowsBefore.current !== null) {
      problem.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [hasFailed]);
  return (
    <Stack gap="lg">
      <div
        ref={list}
        role="group"
        tabIndex={-1}
        aria-label={formatMessage(listWords.page, {
          page: shownPage,
          pages: Math.max(pageCount, 1),
        })}
      >
        {children}
      </div>
      {addsPages ? (
        pageCount > 1 && (
          <Stack gap="sm" align="center">
            <Text isMuted size="sm" as="div">
              <LiveText>{formatMessage(listWords.shown, { shown: rows.length, total })}</LiveText>
            </Text>
            {hasFailed ? (
              <ErrorState ref={problem} isCompact title={errorTitle} onRetry={query.reload} />
            ) : (
              rows.length < total && (
                <Button
                  variant="soft"
                  isFullWidth
                  isPending={!isComplete}
                  onPress={() => {
                    rowsBefore.current = rows.length;
                    address.change({ page: page + 1 }, { replace: true });
                  }}
                >
                  {formatMessage(listWords.more)}
                </Button>
              )
            )}
          </Stack>
        )
      ) : (
        <Pagination
          ref={links}
          aria-label={formatMessage(listWords.pages, { list: label })}
          page={page}
          pageCount={pageCount}
          getHref={(target) => address.getHref({ page: target })}
        />
      )}
    </Stack>
  );
}
