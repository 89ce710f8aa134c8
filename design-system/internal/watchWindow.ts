type Event = 'resize' | 'scroll';

const listeners: Record<Event, Set<() => void>> = { resize: new Set(), scroll: new Set() };
const frames: Record<Event, number | undefined> = { resize: undefined, scroll: undefined };

// Scroll events may fire more often than the screen is painted.
function onEvent({ type }: { type: string }): void {
  const event = type as Event;
  frames[event] ??= requestAnimationFrame(() => {
    frames[event] = undefined;
    for (const listener of listeners[event]) listener();
  });
}

/**
 * Calls the listener at most once a frame while the window is resized or scrolled. All callers
 * share one window listener per event. Returns a function that unsubscribes it.
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
