import { useRef, useState } from 'react';
import { usePageRestore } from './usePageRestore.ts';

/**
 * Runs an action one call at a time and returns whether it is pending. Errors are swallowed: the
 * caller shows them.
 */
export function useBusy(action: (() => void | Promise<unknown>) | undefined) {
  const [isBusy, setBusy] = useState(false);
  // The state changes only with the next render, which may come after a second press.
  const isRunning = useRef(false);
  const end = () => {
    isRunning.current = false;
    setBusy(false);
  };
  usePageRestore(end);
  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action?.();
    } catch {
      // The content shows what failed; here only the pending state ends.
    } finally {
      end();
    }
  }
  return { isBusy, run };
}
