import { Pagination, Stack } from '@byline/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PageMeta } from '../../../contract/schemas/shared.ts';
import { useQueryParams } from './useQueryParams.ts';

type NumberedPageProps = {
  /** Accessible name of the links. */
  label: string;
  meta: PageMeta;
  /** The items of the page. */
  children: ReactNode;
};

/**
 * Renders one page of a list with links to the other pages; the page number is in the address. A new page is scrolled to its
 * start, and gets the focus if the links had it: a screen reader reads “Page 2 of 4”, and Tab goes to the first item.
 */
export function NumberedPage({ label, meta: { page, pages }, children }: NumberedPageProps) {
  const { getHref } = useQueryParams();
  const { formatMessage } = useIntl();
  const start = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLElement>(null);
  const renderedPage = useRef(page);
  useEffect(() => {
    if (renderedPage.current === page) return;
    renderedPage.current = page;
    start.current?.scrollIntoView();
    const { activeElement } = document;
    // If the pressed link is no longer on the page, the body has the focus.
    const isAtLinks = activeElement === document.body || links.current?.contains(activeElement);
    if (isAtLinks) start.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <Stack gap="lg">
      <div
        ref={start}
        role="group"
        tabIndex={-1}
        aria-label={formatMessage(
          { id: 'list.page', defaultMessage: 'Page {page} of {pages}' },
          { page, pages },
        )}
      >
        {children}
      </div>
      <Pagination
        ref={links}
        aria-label={label}
        page={page}
        pageCount={pages}
        getHref={(target) => getHref({ page: target === 1 ? null : String(target) })}
      />
    </Stack>
  );
}
