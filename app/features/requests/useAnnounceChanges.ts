import { notify } from '@byline/design-system';
import { useEffect, useRef } from 'react';

/** Shows a notice for each text that differs from the one that its id had before. Null is never announced. */
export function useAnnounceChanges(
  texts: Readonly<Record<string, string | null>> | undefined,
): void {
  const known = useRef<Readonly<Record<string, string | null>>>(undefined);
  useEffect(() => {
    if (!texts) return;
    const before = known.current;
    known.current = texts;
    for (const [id, text] of Object.entries(texts)) {
      const isChanged = before !== undefined && id in before && before[id] !== text;
      if (isChanged && text !== null) notify({ text });
    }
  }, [texts]);
}
