import { notify } from '@byline/design-system';
import { useEffect, useRef } from 'react';

/** Shows a notice for each text that has changed since the last render; `texts` are by id. New ids and null show none. */
export function useAnnounceChanges(
  texts: Readonly<Record<string, string | null>> | undefined,
): void {
  const previous = useRef<Readonly<Record<string, string | null>>>(undefined);
  useEffect(() => {
    if (!texts) return;
    const before = previous.current;
    previous.current = texts;
    for (const [id, text] of Object.entries(texts)) {
      const isChanged = before !== undefined && id in before && before[id] !== text;
      if (isChanged && text !== null) notify({ text });
    }
  }, [texts]);
}
