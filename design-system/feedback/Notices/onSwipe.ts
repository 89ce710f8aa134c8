// The distance in px from which a release dismisses the element.
const dismissDistance = 80;
// Smaller movements stay a press, so that buttons keep working.
const swipeDistance = 8;

/**
 * Lets users dismiss an element by dragging it to a side. While it is dragged, the element has the distance as `--swipe` and the
 * attribute `data-swiping`. Returns a function that removes the listeners.
 */
export function onSwipe(element: HTMLElement, onDismiss: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let startX: number | null = null;
  // The first finger or the mouse. Others, such as the second finger of a zoom, are ignored.
  let pointer: number | undefined;

  function move(distance: number): void {
    element.style.setProperty('--swipe', `${distance}px`);
    element.toggleAttribute('data-swiping', distance !== 0);
  }

  function reset(): void {
    startX = null;
    move(0);
  }

  element.addEventListener(
    'pointerdown',
    ({ isPrimary, button, clientX, pointerId }) => {
      if (!isPrimary || button !== 0) return;
      startX = clientX;
      pointer = pointerId;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, pointerId, buttons }) => {
      if (pointerId !== pointer) return;
      // The pointer was released outside, before the element had captured it.
      if (buttons === 0) startX = null;
      if (startX === null || Math.abs(clientX - startX) < swipeDistance) return;
      element.setPointerCapture?.(pointerId);
      move(clientX - startX);
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    ({ clientX, pointerId }) => {
      if (pointerId !== pointer) return;
      if (startX !== null && Math.abs(clientX - startX) >= dismissDistance) onDismiss();
      reset();
    },
    { signal },
  );
  element.addEventListener('pointercancel', reset, { signal });
  return () => controller.abort();
}
