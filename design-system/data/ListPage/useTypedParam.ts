import { useEffect, useState } from 'react';
import { useAddress, useQueryParams } from './useQueryParams.ts';

const pauseMs = 300;

/**
 * Returns the text of a field and the function that changes it. The text follows a parameter of the address, and updates it 300 ms after the
 * last letter, without an entry for the Back button; the page of the list is removed.
 */
export function useTypedParam(name: string): readonly [string, (text: string) => void] {
  const { change } = useQueryParams();
  // The rendered address. With the optimistic query of useQueryParams, the text would follow its own changes.
  const { search } = useAddress();
  const value = new URLSearchParams(search).get(name) ?? '';
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (previousValue !== value) {
    setPreviousValue(value);
    setSent(null);
    // Back, Forward or a link changed the address. An address that this field has sent must not undo what was typed since.
    if (value !== sent && value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === value) return undefined;
    const timer = setTimeout(() => {
      setSent(trimmed);
      change({ [name]: trimmed, page: null }, { replace: true });
    }, pauseMs);
    // Back leads to another list with the same text as before, to which what was typed here does not belong.
    const drop = () => setText(value);
    window.addEventListener('popstate', drop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', drop);
    };
  }, [text, value, name, change]);
  return [text, setText];
}
