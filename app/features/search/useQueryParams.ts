import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of the address, as state: what is null or empty is taken out. */
export function useQueryParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (values: Record<string, string | null>, options?: { replace?: boolean }) =>
      setParams((current) => withValues(current, values), options),
    [setParams],
  );
  const hrefWith = useCallback(
    (values: Record<string, string | null>) => `?${withValues(params, values)}`,
    [params],
  );
  return useMemo(() => ({ params, change, hrefWith }), [params, change, hrefWith]);
}

function withValues(
  current: URLSearchParams,
  values: Record<string, string | null>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The number of a page in an address: a whole number from 1; anything else is the first page. */
export function getPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
