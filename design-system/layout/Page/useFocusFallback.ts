import { useEffect } from 'react';
import type { FocusPath } from '../../internal/focusNeighbour.ts';
import { getFocusPath, returnFocus } from '../../internal/focusPath.ts';

/**
 * When the focused element is removed, such as the button of a completed action, moves the focus to what is nearest. The browser would move it to
 * the body, where keyboard and screen reader users start again at the top of the page.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let path: FocusPath | null = null;
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      path = getFocusPath(target as Element);
    };
    const observer = new MutationObserver(() => {
      if (path?.[0]?.node.isConnected !== false) return;
      window.clearTimeout(timer);
      // Overlays and new pages set the focus themselves, in the next frame.
      timer = window.setTimeout(() => void returnFocus(path), 100);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
