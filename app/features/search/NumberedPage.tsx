import { Pagination, Stack } from '@byline/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
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
 * Renders one page of a list with links to the other pages; the page number is in the address. Scrolls to the start of a
 * new page.
 */
export function NumberedPage({ label, meta: { page, pages }, children }: NumberedPageProps) {
  const { getHref } = useQueryParams();
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    start.current?.scrollIntoView();
  }, [page]);
  return (
    <Stack gap="lg" ref={start}>
      {children}
      <Pagination
        label={label}
        page={page}
        pages={pages}
        getHref={(target) => getHref({ page: target === 1 ? null : String(target) })}
      />
    </Stack>
  );
}
