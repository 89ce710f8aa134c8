import { useEffect, useEffectEvent, useState } from 'react';
import type { Query } from '../feedback/Loaded/Loaded.tsx';

type Result<Data> = { key?: string; data?: Data; error?: unknown };

/** Requests data once for each key, and keeps the previous data meanwhile, as SWR does with `keepPreviousData`. */
export function useExampleQuery<Data>(key: string, load: () => Promise<Data>): Query<Data> {
  const [result, setResult] = useState<Result<Data>>({});
  const request = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const data = await load();
      if (isCurrent()) setResult({ key, data });
    } catch (error) {
      if (isCurrent()) setResult((previous) => ({ ...previous, key, error }));
    }
  });
  const [reloads, setReloads] = useState<{ count: number; onEnd?: () => void }>({ count: 0 });
  useEffect(() => {
    let isCurrent = true;
    void request(() => isCurrent).then(reloads.onEnd);
    return () => {
      isCurrent = false;
    };
  }, [key, reloads]);
  const isLoading = result.key !== key;
  return {
    data: result.data,
    error: isLoading ? undefined : result.error,
    errorText: result.error instanceof Error ? result.error.message : undefined,
    isLoading,
    reload: () =>
      new Promise<void>((onEnd) => {
        setReloads(({ count }) => ({ count: count + 1, onEnd }));
      }),
  };
}
