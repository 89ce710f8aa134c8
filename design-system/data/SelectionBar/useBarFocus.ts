import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { FocusPath } from '../../internal/focusNeighbour.ts';
import { getFocusPath } from '../../internal/focusPath.ts';
import { returnFocusLater } from '../../internal/returnFocusLater.ts';

const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]';

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
    return path ? void returnFocusLater(path) : undefined;
  });
  return {
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const root = bar.current;
      // Events of menus and dialogs that were opened here arrive here too.
      if (!root?.contains(target)) return;
      focused.current = target;
      const overlay = relatedTarget?.closest(overlays);
      if (root.contains(relatedTarget) || (overlay && !overlay.contains(root))) return;
      origin.current = getFocusPath(relatedTarget ?? root);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      const isLeaving = relatedTarget !== null && !relatedTarget.closest(overlays);
      if (isLeaving && !bar.current?.contains(relatedTarget)) focused.current = null;
    },
  };
}
