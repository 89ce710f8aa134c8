import { useEffect, useRef, useState } from 'react';
import type { FileEntry } from './fileEntry.ts';

/** Brings a file to where it is kept. A rejected promise can be tried again. */
export type Upload = (
  file: File,
  options: {
    /** Aborted when the reader cancels or removes the file, and when the field leaves the page. */
    signal: AbortSignal;
    /** To be called with the share that has arrived, from 0 to 1. */
    onProgress: (share: number) => void;
  },
) => Promise<unknown>;

type Settled = { state: 'uploaded' | 'failed'; answer?: unknown };

/** Keeps the uploads that are under way, and how far they are. */
export function useUploads(
  upload: Upload | undefined,
  onSettle: (id: string, settled: Settled) => void,
) {
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});
  const running = useRef(new Map<string, AbortController>());
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  function start({ id, file }: FileEntry): void {
    if (upload === undefined) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const isRunning = () => running.current.get(id) === controller;
    const onProgress = (share: number) => {
      if (isRunning()) setShares((before) => ({ ...before, [id]: share }));
    };
    const end = (settled: Settled) => {
      if (!isRunning()) return;
      running.current.delete(id);
      settle.current(id, settled);
    };
    setShares((before) => ({ ...before, [id]: 0 }));
    const run = async () => upload(file, { signal: controller.signal, onProgress });
    run().then(
      (answer) => end({ state: 'uploaded', answer }),
      () => end({ state: 'failed' }),
    );
  }

  /** Ends an upload; nothing more is heard of it. */
  function stop(id: string): void {
    running.current.get(id)?.abort();
    running.current.delete(id);
  }

  return { shares, start, stop };
}
