import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { FocusPath } from '../../internal/focusNeighbour.ts';
import { afterOverlays, findOverlay } from '../../internal/afterOverlays.ts';
import { getFocusPath, returnFocus } from '../../internal/focusPath.ts';

/**
 * Returns the focus handlers of a bar that comes and goes. When it goes with the focus, the focus returns to where it came from, or near it; when
 * a pressed button goes, to `getNext()`.
 */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
  getNext: () => HTMLElement | null | undefined,
) {
  const origin = useRef<FocusPath | null>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return undefined;
    focused.current = null;
    if (isShown) {
      if (document.activeElement === document.body) getNext()?.focus();
      return undefined;
    }
    const path = origin.current;
    origin.current = null;
    const parent = path?.[0]?.parent ?? null;
    return path ? void afterOverlays(parent, () => void returnFocus(path)) : undefined;
  });
  return {
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const root = bar.current;
      // Events of menus and dialogs that were opened here arrive here too.
      if (!root?.contains(target)) return;
      focused.current = target;
      if (root.contains(relatedTarget) || findOverlay(relatedTarget, root)) return;
      origin.current = getFocusPath(relatedTarget ?? root);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      const isInside = !relatedTarget || bar.current?.contains(relatedTarget);
      if (!isInside && !findOverlay(relatedTarget, bar.current)) focused.current = null;
    },
  };
}
