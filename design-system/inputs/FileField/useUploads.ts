import { useEffect, useRef, useState } from 'react';
import type { FileEntry } from './fileEntry.ts';

/** A failed upload, whose message is shown to the user at the file. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** Uploads a file. If the promise rejects, the user can retry. */
export type Upload = (
  file: File,
  options: {
    /** Aborted when the user cancels the upload or removes the file, and when the field unmounts. */
    signal: AbortSignal;
    /** Reports the uploaded share, from 0 to 1. Until the first call the progress is shown as unknown. */
    onProgress: (progress: number) => void;
  },
) => Promise<unknown>;

type UploadResult = { state: 'uploaded' | 'failed'; response?: unknown; error?: string };

/** Manages running uploads and their progress. */
export function useUploads(
  upload: Upload | undefined,
  onEnd: (id: string, result: UploadResult) => void,
) {
  const [progress, setProgress] = useState<Readonly<Record<string, number | undefined>>>({});
  const running = useRef(new Map<string, AbortController>());
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  function start({ id, file }: FileEntry): void {
    // A controlled value may still contain the file as `chosen` although its upload has begun.
    if (upload === undefined || running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const isRunning = () => running.current.get(id) === controller;
    const onProgress = (share: number) => {
      if (isRunning()) setProgress((previous) => ({ ...previous, [id]: share }));
    };
    const end = (result: UploadResult) => {
      if (!isRunning()) return;
      running.current.delete(id);
      latestOnEnd.current(id, result);
    };
    setProgress((previous) => ({ ...previous, [id]: undefined }));
    const run = async () => upload(file, { signal: controller.signal, onProgress });
    run().then(
      (response) => end({ state: 'uploaded', response }),
      (error: unknown) =>
        end({
          state: 'failed',
          ...(error instanceof UploadError && { errorMessage: error.message }),
        }),
    );
  }

  /** Aborts an upload; its result is ignored. */
  function stop(id: string): void {
    running.current.get(id)?.abort();
    running.current.delete(id);
  }

  return {
    progress,
    start,
    stop,
    isRunning: (id: string): boolean => running.current.has(id),
  };
}
