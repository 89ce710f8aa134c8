import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryParams } from './useQueryParams.ts';

const debounceMs = 300;

/** Returns the text of a field, which follows a parameter of the address and updates it after a pause in typing. */
export function useTypedParam(name: string): readonly [string, (text: string) => void] {
  const { change } = useQueryParams();
  // Reads the rendered address. With the optimistic query of useQueryParams, the text would follow its own changes.
  const [rendered] = useSearchParams();
  const value = rendered.get(name) ?? '';
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
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, name, change]);
  return [text, setText];
}
