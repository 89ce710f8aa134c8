type Event = 'resize' | 'scroll';

const listeners: Record<Event, Set<() => void>> = { resize: new Set(), scroll: new Set() };
const frames: Record<Event, number | undefined> = { resize: undefined, scroll: undefined };

// Scrolling tells more often than a screen can show.
function onEvent({ type }: { type: string }): void {
  const event = type as Event;
  frames[event] ??= requestAnimationFrame(() => {
    frames[event] = undefined;
    for (const listener of listeners[event]) listener();
  });
}

/**
 * Calls back at most once a frame while the window is resized or scrolled. However many ask, the window has one
 * listener for each. Returns the function that ends it.
 */
export function watchWindow(event: Event, listener: () => void): () => void {
  const all = listeners[event];
  if (all.size === 0) window.addEventListener(event, onEvent, { passive: true });
  all.add(listener);
  return () => {
    all.delete(listener);
    if (all.size === 0) window.removeEventListener(event, onEvent);
  };
}
