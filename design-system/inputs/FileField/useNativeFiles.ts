import { useEffect, useRef } from 'react';

/** Returns the ref of a native file input and sets its files, so that they are in native form data. */
export function useNativeFiles(files: readonly File[]) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current === null || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [files]);
  return input;
}
