import type { FileEntry } from '@byline/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const latest = useRef(entries);
  const change = useCallback(
    (next: readonly FileEntry[]) => {
      latest.current = next;
      setEntries(next);
      const pictures = next.map(({ file, alt }) => ({ file, alt }));
      void storePictures(name, pictures).then(setStored);
    },
    [name],
  );
  useEffect(() => {
    let isCurrent = true;
    void readPictures(name).then((pictures) => {
      if (!isCurrent || pictures.length === 0) return;
      // Pictures that were chosen meanwhile come after the stored ones, which they have replaced on the device.
      change([...pictures.map(toEntry), ...latest.current]);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, change]);
  return [entries, change, isStored] as const;
}
