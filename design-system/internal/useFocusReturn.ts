import { useEffect, useState } from 'react';
import { isFocusLost, rememberPlace } from './focusPlace.ts';

/** Moves the focus to a neighbour of the element that had it before an overlay opened, where the overlay cannot return it. */
export function useFocusReturn(): void {
  const [place] = useState(() =>
    typeof document === 'undefined' || isFocusLost() || !document.activeElement
      ? null
      : rememberPlace(document.activeElement),
  );
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          place?.restore();
        }),
      );
    },
    [place],
  );
}
