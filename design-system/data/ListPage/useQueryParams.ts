import {
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { AddressContext, type Address } from '../../internal/address.ts';

/** New values of parameters by name; null or an empty text removes a parameter. */
export type QueryChanges = Readonly<Record<string, string | null | undefined>>;

export type QueryParams = {
  /** The query of the address, including changes that the router has not rendered yet. */
  params: URLSearchParams;
  /** Changes parameters; the others stay. With `replace`, the Back button skips the present address. */
  change: (changes: QueryChanges, options?: { replace?: boolean }) => void;
  /** Returns the `href` of the present page with changed parameters. */
  getHref: (changes: QueryChanges) => string;
};

function withChanges(query: string | URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Returns the address of the page. Throws an Error in a portal that does not pass it to the provider. */
export function useAddress(): Address {
  const address = use(AddressContext);
  if (address === null) {
    throw new Error(
      'DesignSystemProvider needs `navigate` and `search` for lists with an address.',
    );
  }
  return address;
}

/**
 * Returns the query of the address, and functions that change it or link to it. The router comes from `DesignSystemProvider`: its
 * `navigate`, and the query of its address as `search`. Throws an Error without them.
 */
export function useQueryParams(): QueryParams {
  const address = useAddress();
  const { search, navigate } = address;
  // Routers render a new address later. Until then, a change that is computed from the rendered one, such as of a second filter, would
  // undo the first.
  const [current, setCurrent] = useOptimistic(search);
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    // Also the rendered address again, if the router has refused a change.
    address.setRequested(current);
  }, [address, current]);
  const change = useCallback(
    (changes: QueryChanges, options?: { replace?: boolean }) =>
      startTransition(() => {
        const query = `?${withChanges(address.getRequested(), changes)}`;
        address.setRequested(query);
        setCurrent(query);
        navigate(query, options);
      }),
    [address, navigate, setCurrent],
  );
  return useMemo(() => {
    const params = new URLSearchParams(current);
    return { params, change, getHref: (changes) => `?${withChanges(params, changes)}` };
  }, [current, change]);
}
