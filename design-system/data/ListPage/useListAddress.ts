import { breakpoints, useWindowWidth } from '../../internal/useWindowWidth.ts';
import type { ListParam } from './listParams.ts';
import { useQueryParams, type QueryChanges } from './useQueryParams.ts';

/** The parameters of a list by their names in the address. */
// The values of parameters have different types.
// oxlint-disable-next-line typescript/no-explicit-any
export type ListParams = Readonly<Record<string, ListParam<any>>>;

/** The values of parameters by name. */
export type ListValues<Params extends ListParams> = {
  readonly [Name in keyof Params]: Params[Name] extends ListParam<infer Value> ? Value : never;
};

/** Changed values of parameters, and the page; a list without `page` begins with its first. */
export type ListChanges<Params extends ListParams> = Partial<ListValues<Params>> & {
  page?: number;
};

export type ListAddress<Params extends ListParams = ListParams> = {
  /** The values of the parameters. What the address lacks, and what is unknown, has the value of a list without it. */
  values: ListValues<Params>;
  /** The page, from 1. */
  page: number;
  /** Whether a page is added to the previous ones, as in windows below 576 px, instead of replacing them. */
  addsPages: boolean;
  /** The pages that are shown together: the page, or, if it is added, all up to it. */
  pages: readonly number[];
  /** The names of the parameters that narrow the list, in the order in which they were chosen. */
  active: readonly (keyof Params & string)[];
  /** Changes values. Other parameters of the address stay. With `replace`, the Back button skips the present address. */
  change: (changes: ListChanges<Params>, options?: { replace?: boolean }) => void;
  /** Returns the `href` of the present page with changed values. */
  getHref: (changes: ListChanges<Params>) => string;
  /** Removes what narrows the list; the order stays. */
  clear: () => void;
};

// Higher numbers are mistakes, and databases cannot skip so many rows.
const maxPage = 100_000;

// Longer lists are slow, and are requested in as many pages.
const maxAddedPages = 20;

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
}

/**
 * Keeps filters, search, order and page of a list in the address of the page, typed, so that Back, reloading and a shared link lead to the same
 * list. Define the parameters outside of the component: `const params = { state: choiceParam(states) }`. Throws an Error if the provider lacks
 * `navigate` or `search`.
 */
export function useListAddress<Params extends ListParams>(params: Params): ListAddress<Params> {
  const query = useQueryParams();
  const isNarrow = useWindowWidth((width) => width < breakpoints.sm);
  const page = parsePage(query.params.get('page'));
  // Storybook adds a `displayName` to exported objects.
  const own = Object.entries(params).filter(([, param]) => typeof param.parse === 'function');
  const values = Object.fromEntries(
    own.map(([name, { parse }]) => [name, parse(query.params.get(name)) as unknown]),
  ) as ListValues<Params>;

  function toQuery({ page: newPage = 1, ...changes }: ListChanges<Params>): QueryChanges {
    return {
      ...Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, params[name]?.format(value) ?? '']),
      ),
      page: newPage > 1 ? String(newPage) : null,
    };
  }

  const addsPages = isNarrow && page <= maxAddedPages;
  const narrowing = own.filter(([, param]) => !param.isArrangement).map(([name]) => name);
  return {
    values,
    page,
    addsPages,
    pages: addsPages ? Array.from({ length: page }, (_, index) => index + 1) : [page],
    active: [...new Set(query.params.keys())].filter(
      (name) => narrowing.includes(name) && params[name]?.format(values[name]) !== '',
    ),
    change: (changes, options) => query.change(toQuery(changes), options),
    getHref: (changes) => query.getHref(toQuery(changes)),
    clear: () =>
      query.change({
        ...Object.fromEntries(narrowing.map((name) => [name, null])),
        page: null,
      }),
  };
}
