import { useState } from 'react';

/** Does something once at a time and says whether it is under way. What it throws is shown by whoever does it. */
export function useBusy(action: (() => unknown) | undefined) {
  const [isBusy, setBusy] = useState(false);
  async function run() {
    if (isBusy) return;
    setBusy(true);
    try {
      await action?.();
    } catch {
      // Only the waiting is over; the content says what failed.
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
