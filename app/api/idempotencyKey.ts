import { useCallback, useRef } from 'react';
import { makeUuid } from './makeUuid.ts';

/**
 * Returns the idempotency key of one user action. The key stays the same until `renew`, so that a retry after a lost
 * response returns the first result.
 */
export function useIdempotencyKey(): { get: () => string; renew: () => void } {
  const key = useRef<string | null>(null);
  const get = useCallback(() => (key.current ??= makeUuid()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { get, renew };
}
