import { useState } from 'react';

/**
 * Runs an action one call at a time and returns whether it is pending. Errors are swallowed: the
 * caller shows them.
 */
export function useBusy(action: (() => unknown) | undefined) {
  const [isBusy, setBusy] = useState(false);
  async function run() {
    if (isBusy) return;
    setBusy(true);
    try {
      await action?.();
    } catch {
      // The content shows what failed; here only the pending state ends.
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
