import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryParams } from './useQueryParams.ts';

const debounceMs = 300;

/** Returns the text of a search field, which follows `q` of the address and updates it after a pause in typing. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const { change } = useQueryParams();
  // As rendered, not as it will be: the text must not follow its own changes.
  const [rendered] = useSearchParams();
  const q = rendered.get('q') ?? '';
  const [text, setText] = useState(q);
  const [previousQ, setPreviousQ] = useState(q);
  const [sentQ, setSentQ] = useState<string | null>(null);
  if (previousQ !== q) {
    setPreviousQ(q);
    setSentQ(null);
    // Not typed here: Back, Forward or a link changed the address. It may change late, while more is typed.
    if (q !== sentQ && q !== text.trim()) setText(q);
  }
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === q) return undefined;
    const timer = setTimeout(() => {
      setSentQ(trimmed);
      change({ q: trimmed, page: null }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, q, change]);
  return [text, setText];
}
