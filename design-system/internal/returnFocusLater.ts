import type { FocusPath } from './focusNeighbour.ts';
import { returnFocus } from './focusPath.ts';

const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** Returns the overlay that has the focus, unless the path is in it. */
function findOverlay([place]: FocusPath): Element | undefined {
  const overlay = document.activeElement?.closest(overlays);
  return overlay && place && !overlay.contains(place.parent) ? overlay : undefined;
}

/**
 * Moves the focus to a neighbour if nothing has it after overlays have closed: a menu whose action removed the row, or the dialog in which
 * the user confirmed it. Returns a function that cancels it.
 */
export function returnFocusLater(path: FocusPath): () => void {
  let observer: MutationObserver | undefined;
  let frame = 0;
  const check = () => {
    const overlay = findOverlay(path);
    if (!overlay) {
      void returnFocus(path);
      return;
    }
    observer = new MutationObserver(() => {
      if (overlay.isConnected) return;
      observer?.disconnect();
      wait();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  // React Aria returns the focus in the frame after an overlay has closed.
  const wait = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check);
    });
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
