import { useRef, useState } from 'react';
import { usePageRestore } from './usePageRestore.ts';

/**
 * Runs an action one call at a time and returns whether it is pending. `onError` is called with its error, unless the user has left the page
 * meanwhile and come back to it.
 */
export function useBusy<Args extends readonly unknown[]>(
  action: ((...args: Args) => void | Promise<unknown>) | undefined,
  onError?: (error: unknown) => void,
) {
  const [isBusy, setBusy] = useState(false);
  // The state changes only with the next render, which may come after a second press.
  const running = useRef<object | null>(null);
  const end = () => {
    running.current = null;
    setBusy(false);
  };
  usePageRestore(end);
  async function run(...args: Args) {
    if (running.current) return;
    const call = {};
    running.current = call;
    // The call may end after a page restore, while a later one is running.
    const isCurrent = () => running.current === call;
    setBusy(true);
    try {
      await action?.(...args);
    } catch (error) {
      if (isCurrent()) onError?.(error);
    } finally {
      if (isCurrent()) end();
    }
  }
  return { isBusy, run };
}
