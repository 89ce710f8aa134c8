import { useEffect, useEffectEvent } from 'react';
import { getRoot } from '../../internal/roots.ts';

type Control = HTMLInputElement | null | undefined;

/**
 * Calls the function before the form of a control is validated and sent, to finish a text that is still being typed: Enter and shortcuts
 * submit a form without a blur, on iOS a tap on a button leaves the focus in the text, and a script that fills in fields does not focus them.
 */
export function useBeforeSubmit(find: () => Control, onSubmit: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    if (event.target === find()?.form) onSubmit();
  });
  const findRoot = useEffectEvent(() => getRoot(find()));
  useEffect(() => {
    const end = new AbortController();
    // The capture phase comes before the handlers of the form.
    findRoot().addEventListener('submit', handle, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
}
