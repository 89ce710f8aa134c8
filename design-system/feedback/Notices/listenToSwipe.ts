/** From how far, in px, a thing that is let go of is gone. */
const far = 80;
/** From how far a press is a swipe, so that a press on a button stays one. */
const near = 8;

/** Lets a thing be pushed aside, by finger or by mouse; it follows through `--swipe`, and comes back if let go early. */
export function listenToSwipe(element: HTMLElement, onAway: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let from: number | null = null;

  function follow(distance: number): void {
    element.style.setProperty('--swipe', `${distance}px`);
    element.toggleAttribute('data-swiping', distance !== 0);
  }

  function stop(): void {
    from = null;
    follow(0);
  }

  element.addEventListener(
    'pointerdown',
    ({ isPrimary, button, clientX }) => {
      if (isPrimary && button === 0) from = clientX;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (from === null || Math.abs(clientX - from) < near) return;
      element.setPointerCapture?.(pointerId);
      follow(clientX - from);
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    ({ clientX }) => {
      if (from !== null && Math.abs(clientX - from) >= far) onAway();
      stop();
    },
    { signal },
  );
  element.addEventListener('pointercancel', stop, { signal });
  return () => end.abort();
}
