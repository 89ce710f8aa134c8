import { useEffect, useRef } from 'react';

/** Puts files into a native file input, so that they are in the data of its form. */
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
