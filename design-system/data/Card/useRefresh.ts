import { useState } from 'react';

/** Runs a refresh once at a time and says whether one is under way; its failure is shown by whoever loads. */
export function useRefresh(load: (() => unknown) | undefined) {
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    try {
      await load?.();
    } catch {
      // The content says what failed; the card is only done waiting.
    } finally {
      setRefreshing(false);
    }
  }
  return { isRefreshing, refresh };
}
