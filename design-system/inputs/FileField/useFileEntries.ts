import { useEffect, useEffectEvent, useRef } from 'react';
import { useControllable } from '../../internal/useControllable.ts';
import { createFileEntry, type FileEntry, type FileEvent } from './fileEntry.ts';
import { useUploads, type Upload } from './useUploads.ts';

type Options = {
  value: readonly FileEntry[] | undefined;
  defaultValue: readonly FileEntry[];
  onChange: ((value: readonly FileEntry[]) => void) | undefined;
  upload: Upload | undefined;
  maxFiles: number;
  isAllowed: (entry: FileEntry, entries: readonly FileEntry[]) => boolean;
  /** Called with an event to announce. */
  onEvent: (event: FileEvent, files: readonly File[]) => void;
};

/** Manages the files of a field and their uploads. */
export function useFileEntries({ upload, maxFiles, isAllowed, onEvent, ...state }: Options) {
  const [entries, setEntries, setWithoutOnChange] = useControllable(
    state.value,
    state.defaultValue,
    state.onChange,
  );
  // Several uploads may end between two renders, so each change starts from the latest entries.
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

  const uploads = useUploads(upload, (id, result) => {
    const entry = latest.current.find((candidate) => candidate.id === id);
    if (entry === undefined) return;
    update(id, result);
    onEvent(result.state, [entry.file]);
  });

  function findWaiting(all: readonly FileEntry[]): FileEntry[] {
    if (upload === undefined) return [];
    // An upload ends when its field unmounts, e.g. with the step of a wizard: shown again, its file is still `uploading`.
    const isIdle = ({ id, state: now }: FileEntry) =>
      now === 'chosen' || (now === 'uploading' && !uploads.isRunning(id));
    return all.filter((entry, index) => isIdle(entry) && index < maxFiles && isAllowed(entry, all));
  }

  function setAndUpload(next: readonly FileEntry[]): void {
    const waiting = findWaiting(next);
    set(next.map((entry) => (waiting.includes(entry) ? { ...entry, state: 'uploading' } : entry)));
    for (const entry of waiting) uploads.start(entry);
  }

  // Uploads files that are in the value from the start, such as those that a page has stored on the device.
  const uploadWaiting = useEffectEvent(() => {
    if (findWaiting(entries).length > 0) setAndUpload(entries);
  });
  useEffect(() => uploadWaiting(), [entries]);

  return {
    entries,
    progress: uploads.progress,
    add: (files: readonly File[]) => {
      if (files.length === 0) return;
      // If one file is allowed, another replaces it.
      const previous = maxFiles === 1 ? [] : latest.current;
      for (const { id } of latest.current) if (maxFiles === 1) uploads.stop(id);
      const added = files.map(createFileEntry);
      const next = [...previous, ...added];
      setAndUpload(next);
      const allowed = added.filter((entry) => isAllowed(entry, next));
      onEvent(
        'added',
        allowed.map(({ file }) => file),
      );
    },
    remove: ({ id, file }: FileEntry) => {
      uploads.stop(id);
      setAndUpload(latest.current.filter((entry) => entry.id !== id));
      onEvent('removed', [file]);
    },
    cancel: ({ id }: FileEntry) => {
      uploads.stop(id);
      update(id, { state: 'cancelled' });
    },
    retry: (entry: FileEntry) => {
      update(entry.id, { state: 'uploading', errorMessage: undefined });
      uploads.start(entry);
    },
    setAlt: (id: string, alt: string) => update(id, { alt }),
    /** Sets the initial files; calls `onChange` only on reset. */
    restore: (initial: readonly FileEntry[], isReset: boolean) => {
      for (const { id } of latest.current) uploads.stop(id);
      if (isReset) return set(initial);
      latest.current = initial;
      setWithoutOnChange(initial);
    },
  };
}

/** The files of a field and the functions that change them. */
export type FileEntries = ReturnType<typeof useFileEntries>;
