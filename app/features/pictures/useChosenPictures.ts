import type { FileEntry } from '@byline/design-system';
import { useEffect, useState } from 'react';
import { readPictures, storePictures, type ChosenPicture } from '../../device/pictureStore.ts';

function toEntry({ file, alt }: ChosenPicture, index: number): FileEntry {
  return { id: `stored-${index}`, file, alt, state: 'chosen' };
}

/**
 * Returns the entries of a file field, which survive a reload, the function that changes them, and whether this device
 * stores them.
 */
export function useChosenPictures(name: string) {
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    void readPictures(name).then((pictures) => {
      // The stored pictures come before pictures that were chosen while they were read.
      if (isCurrent) setEntries((chosen) => [...pictures.map(toEntry), ...chosen]);
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const change = (next: readonly FileEntry[]) => {
    setEntries(next);
    const pictures = next.map(({ file, alt }) => ({ file, alt }));
    void storePictures(name, pictures).then(setStored);
  };
  return [entries, change, isStored] as const;
}
