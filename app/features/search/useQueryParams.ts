import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDay } from '../../../contract/rules/calendarDay.ts';
import { searchMaxLength } from '../../../contract/rules/jobSearch.ts';

type Changes = Record<string, string | null>;

/** Returns the query of the address, and functions that change it or link to it; null or empty removes a parameter. */
export function useQueryParams() {
  const [rendered, setParams] = useSearchParams();
  // The router renders a new address in a transition. Until then, a caller that computes a change from `params`, such as a toggled filter,
  // would use the previous query.
  const [params, setOptimistic] = useOptimistic(rendered);
  const change = useCallback(
    (changes: Changes, options?: { replace?: boolean }) =>
      startTransition(() => {
        const next = withChanges(new URLSearchParams(window.location.search), changes);
        setOptimistic(next);
        setParams(next, options);
      }),
    [setOptimistic, setParams],
  );
  const getHref = useCallback((changes: Changes) => `?${withChanges(params, changes)}`, [params]);
  return useMemo(() => ({ params, change, getHref }), [params, change, getHref]);
}

/** Returns a query with changes; empty values remove a parameter. */
function withChanges(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

// The server rejects higher page numbers.
const maxPage = 100_000;

/** Returns the page number of a query: an integer from 1 to 100,000; anything else is the first page. */
export function getPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
}

/** Returns the text of a search in a query, as the server accepts it; undefined if there is none. */
export function getSearch(params: URLSearchParams): string | undefined {
  // The server refuses longer texts, and characters that cannot be typed.
  return (
    params
      .get('q')
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, searchMaxLength) || undefined
  );
}

/** Returns a calendar day of a query, such as `2026-12-31`; null if it is missing or does not exist. */
export function getDay(params: URLSearchParams, name: string): string | null {
  const text = params.get(name);
  return text !== null && isCalendarDay(text) ? text : null;
}
