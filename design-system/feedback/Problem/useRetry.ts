import { useState } from 'react';

/** Runs a retry once at a time and says whether one is under way; its failure is shown by whoever shows the first. */
export function useRetry(retry: (() => unknown) | undefined) {
  const [isPending, setPending] = useState(false);
  async function run() {
    if (isPending || !retry) return;
    setPending(true);
    await Promise.allSettled([retry()]);
    setPending(false);
  }
  return { isPending, run };
}
