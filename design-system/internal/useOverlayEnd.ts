import { useEffect, useState } from 'react';
import { dropCompositionKeys } from './dropCompositionKeys.ts';
import { getFocusPath, returnFocus } from './focusPath.ts';

/**
 * Ends an overlay well: moves the focus to a neighbour of the element that had it before, where React Aria cannot return it, and
 * keeps an Escape that ends a word of an input method from closing it.
 */
export function useOverlayEnd(): void {
  useEffect(dropCompositionKeys, []);
  const [path] = useState(() =>
    typeof document === 'undefined' || !document.activeElement
      ? null
      : getFocusPath(document.activeElement),
  );
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => void returnFocus(path)));
    },
    [path],
  );
}
