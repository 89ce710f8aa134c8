import { useEffect, useRef } from 'react';
import { useControllable } from '../../internal/useControllable.ts';
import { newFileEntry, type FileEntry } from './fileEntry.ts';
import type { FileEvent } from './fileEvents.ts';
import { useUploads, type Upload } from './useUploads.ts';

type Options = {
  value: readonly FileEntry[] | undefined;
  defaultValue: readonly FileEntry[];
  onChange: ((value: readonly FileEntry[]) => void) | undefined;
  upload: Upload | undefined;
  maxFiles: number;
  isFit: (entry: FileEntry) => boolean;
  /** Called with what has happened, to be said. */
  onEvent: (event: FileEvent, files: readonly File[]) => void;
};

/** The files of a field, and what may be done with them. */
export function useFileEntries({ upload, maxFiles, isFit, onEvent, ...kept }: Options) {
  const [entries, setEntries] = useControllable(kept.value, kept.defaultValue, kept.onChange);
  // Uploads end between two renders, several at once.
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  }, [entries]);

  function set(next: readonly FileEntry[]): void {
    latest.current = next;
    setEntries(next);
  }

  function update(id: string, change: Partial<FileEntry>): void {
    set(latest.current.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  const uploads = useUploads(upload, (id, settled) => {
    const entry = latest.current.find((candidate) => candidate.id === id);
    if (entry === undefined) return;
    update(id, settled);
    onEvent(settled.state, [entry.file]);
  });

  function begin(next: readonly FileEntry[]): void {
    if (upload === undefined) return set(next);
    const isWaiting = (entry: FileEntry, index: number) =>
      entry.state === 'chosen' && index < maxFiles && isFit(entry);
    const waiting = next.filter(isWaiting);
    set(next.map((entry) => (waiting.includes(entry) ? { ...entry, state: 'uploading' } : entry)));
    for (const entry of waiting) uploads.start(entry);
  }

  return {
    entries,
    shares: uploads.shares,
    add: (files: readonly File[]) => {
      if (files.length === 0) return;
      // Where there is one, another takes its place.
      const before = maxFiles === 1 ? [] : latest.current;
      for (const { id } of latest.current) if (maxFiles === 1) uploads.stop(id);
      begin([...before, ...files.map(newFileEntry)]);
      onEvent('added', files);
    },
    remove: ({ id, file }: FileEntry) => {
      uploads.stop(id);
      begin(latest.current.filter((entry) => entry.id !== id));
      onEvent('removed', [file]);
    },
    cancel: ({ id }: FileEntry) => {
      uploads.stop(id);
      update(id, { state: 'cancelled' });
    },
    retry: (entry: FileEntry) => {
      update(entry.id, { state: 'uploading' });
      uploads.start(entry);
    },
    describe: (id: string, alt: string) => update(id, { alt }),
    restore: (initial: readonly FileEntry[]) => {
      for (const { id } of latest.current) uploads.stop(id);
      set(initial);
    },
  };
}

/** The files of a field, and what may be done with them. */
export type FileEntries = ReturnType<typeof useFileEntries>;
