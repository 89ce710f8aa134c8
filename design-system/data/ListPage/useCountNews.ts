import { useEffect, useRef, type RefObject } from 'react';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';

/**
 * Announces how many results there are when that has changed; not the first time, and not while a dialog covers the list, because the button
 * in the drawer of the filters announces it. The text is empty while it is unknown.
 */
export function useCountNews(text: string, list: RefObject<HTMLElement | null>): void {
  const known = useRef('');
  useEffect(prepareAnnouncer, []);
  useEffect(() => {
    if (text === '') return;
    const isNew = known.current !== '' && known.current !== text;
    known.current = text;
    if (isNew && !list.current?.closest('[inert], [aria-hidden="true"]')) announce(text);
  }, [text, list]);
}
