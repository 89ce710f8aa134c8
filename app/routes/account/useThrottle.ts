import { useState } from 'react';
import { isApiError } from '../../api/ApiError.ts';

/** Until when a form has to wait because it was sent too often, in ms since 1970; null where it need not. */
export function useThrottle() {
  const [until, setUntil] = useState<number | null>(null);
  return {
    until,
    isOn: () => until !== null && Date.now() < until,
    /** Learns from a failed call whether there is anything to wait for. */
    learn(failure: unknown): void {
      const isThrottled = isApiError(failure, 429) && failure.retryAfter !== null;
      setUntil(isThrottled ? Date.now() + (failure.retryAfter ?? 0) * 1000 : null);
    },
  };
}
