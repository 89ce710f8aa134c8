import { useCallback, useRef } from 'react';

/**
 * One idempotency key for one intent: the same until `renew` is called after an answer, so that a
 * repeat after a lost reply is answered with the first result.
 */
export function useIdempotencyKey(): { current: () => string; renew: () => void } {
  const key = useRef<string | null>(null);
  const current = useCallback(() => (key.current ??= crypto.randomUUID()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { current, renew };
}
