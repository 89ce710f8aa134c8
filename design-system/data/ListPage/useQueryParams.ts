import {
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
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
  const { search, navigate, getRequested, setRequested } = useAddress();
  // Routers render a new address later. Until then, a change that is computed from the rendered one, such as of a second filter, would
  // undo the first. The optimistic query lasts while the router renders in a transition, the pending one while its promise is pending.
  const [optimistic, setOptimistic] = useOptimistic(search);
  const [pending, setPending] = useState<string | null>(null);
  const current = pending ?? optimistic;
  // The query of the last change made here; another part of the page may have made a later one.
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null) return;
    const isPending = current !== search;
    // The router has rendered another address meanwhile.
    if (isPending && getRequested() === search) setRequested(current);
    // The router has refused the change.
    if (!isPending && getRequested() === sent.current) setRequested(search);
  }, [search, current, getRequested, setRequested]);
  const change = useCallback(
    (changes: QueryChanges, options?: { replace?: boolean }) => {
      const query = `?${withChanges(getRequested(), changes)}`;
      setRequested(query);
      sent.current = query;
      let end: unknown;
      startTransition(() => {
        setOptimistic(query);
        end = navigate(query, { replace: options?.replace ?? false });
      });
      if (!(end instanceof Promise)) return;
      setPending(query);
      // With the router's new address, in the same transition. A later change has replaced the pending query.
      const clear = () => setPending((latest) => (latest === query ? null : latest));
      void end.finally(() => startTransition(clear));
    },
    [navigate, getRequested, setRequested, setOptimistic],
  );
  return useMemo(() => {
    const params = new URLSearchParams(current);
    return { params, change, getHref: (changes) => `?${withChanges(params, changes)}` };
  }, [current, change]);
}
