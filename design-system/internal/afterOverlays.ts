const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** Returns the open menu or dialog in which an element is, unless another element is in it too. */
export function findOverlay(element: Element | null, other: Element | null): Element | undefined {
  const overlay = element?.closest(overlays);
  return overlay && !overlay.contains(other) ? overlay : undefined;
}

/**
 * Calls a function when no menu or dialog above an element has the focus any more, after React Aria has returned the focus: an action of
 * a menu may open a dialog, which removes the row that the menu belongs to. Returns a function that cancels the call.
 */
export function afterOverlays(element: Element | null, callback: () => void): () => void {
  let observer: MutationObserver | undefined;
  let frame = 0;
  const check = () => {
    const overlay = findOverlay(document.activeElement, element);
    if (!overlay) {
      callback();
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
