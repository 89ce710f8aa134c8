import { useEffect } from 'react';
import type { PageMeta } from '../../../contract/schemas/shared.ts';
import { useQueryParams } from './useQueryParams.ts';

/** Moves to the last page of a list if the page number in the address is higher, as in an old link. */
export function useLastPage(meta: PageMeta | undefined): void {
  const { change } = useQueryParams();
  const { page = 1, pages = 1 } = meta ?? {};
  useEffect(() => {
    if (pages > 0 && page > pages) change({ page: String(pages) }, { replace: true });
  }, [page, pages, change]);
}
