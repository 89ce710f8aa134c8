import { useEffect, useEffectEvent, useInsertionEffect, useRef } from 'react';

type Location = { readonly pathname: string };

/** A navigation of a router: `blocked` until the user has decided. */
type Blocker = {
  readonly state: string;
  readonly proceed?: (() => void) | undefined;
  readonly reset?: (() => void) | undefined;
};

/** The hook of a router that blocks navigations for which a function returns true, such as `useBlocker` of React Router. */
export type UseBlocker = (
  shouldBlock: (navigation: { currentLocation: Location; nextLocation: Location }) => boolean,
) => Blocker;

/** A way to leave, which has not been taken yet. */
export type Leaving = { readonly go: () => void; readonly stay?: (() => void) | undefined };

const unblocked: Blocker = { state: 'unblocked' };

const useNoBlocker: UseBlocker = () => unblocked;

/** Asks about the navigations that a router blocks: to another path, while `isHolding` returns true. */
export function useBlockedNavigation(
  useBlocker: UseBlocker = useNoBlocker,
  isHolding: () => boolean,
  onBlocked: (leaving: Leaving) => void,
): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isHolding(),
  );
  const latest = useRef(blocker);
  useInsertionEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const ask = useEffectEvent(onBlocked);
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    // The latest one: the router may block a second navigation meanwhile.
    ask({ go: () => latest.current.proceed?.(), stay: () => latest.current.reset?.() });
  }, [state]);
}
