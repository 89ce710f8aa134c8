import { use, useEffect, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { dropCompositionKeys } from './dropCompositionKeys.ts';
import { useCloseWhenHidden } from './hiddenPanel.ts';
import { getFocusPath, returnFocus } from './focusPath.ts';

/**
 * Adds to React Aria's overlays: when one closes and the focus cannot return to the element that had it before, moves it to a
 * neighbour of this element; an Escape that ends a word of an input method does not close the overlay; and it closes with its panel.
 */
export function useOverlayEnd(): void {
  useEffect(dropCompositionKeys, []);
  const state = use(OverlayTriggerStateContext);
  useCloseWhenHidden(() => state?.close());
  const [path] = useState(() => {
    if (typeof document === 'undefined') return null;
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused && getFocusPath(focused);
  });
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => void returnFocus(path)));
    },
    [path],
  );
}
