import { useEffect, useRef } from 'react';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';

/** Announces how many results there are when that has changed; not the first time. The text is empty while it is unknown. */
export function useCountNews(text: string): void {
  const known = useRef('');
  useEffect(prepareAnnouncer, []);
  useEffect(() => {
    if (text === '') return;
    if (known.current !== '' && known.current !== text) announce(text);
    known.current = text;
  }, [text]);
}
