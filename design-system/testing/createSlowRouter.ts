import { act } from '@testing-library/react';

/** Returns an `onNavigate` for `MemoryAddress`, whose navigations end only with `finish`, and their queries. */
export function createSlowRouter() {
  const requested: string[] = [];
  let pending: ((isAllowed: boolean) => void)[] = [];
  return {
    /** The queries of all navigations. */
    requested,
    onNavigate: (search: string) => {
      requested.push(search);
      return new Promise<boolean>((resolve) => {
        pending.push(resolve);
      });
    },
    /** Ends all navigations: the last one is rendered, or with false refused. */
    finish: (isAllowed = true) =>
      act(async () => {
        for (const end of pending) end(isAllowed);
        pending = [];
      }),
    /** Ends the first navigation, which is not rendered if there was another one since. */
    finishFirst: () => act(async () => pending.shift()?.(true)),
  };
}
