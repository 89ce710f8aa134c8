import { useCallback, useContext, useSyncExternalStore } from 'react';
import { createListeners } from './createListeners.ts';
import { PageContext } from './page.ts';

type Event = 'resize' | 'scroll';

// Scroll events may fire more often than the screen is painted.
function createWatch(event: Event, view: Window) {
  let frame: number | undefined;
  const { notify, subscribe } = createListeners(() => {
    view.addEventListener(event, onEvent, { passive: true });
    return () => view.removeEventListener(event, onEvent);
  });
  function onEvent(): void {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      notify();
    });
  }
  return subscribe;
}

const createWatches = (view: Window) => ({
  resize: createWatch('resize', view),
  scroll: createWatch('scroll', view),
});

const watches = new WeakMap<Window, ReturnType<typeof createWatches>>();

/**
 * Calls the listener at most once a frame while a window is resized or scrolled. All callers
 * share one listener per window and event. Returns a function that unsubscribes it.
 */
export function watchWindow(event: Event, listener: () => void, view: Window = window): () => void {
  const known = watches.get(view) ?? createWatches(view);
  watches.set(view, known);
  return known[event](listener);
}

/** Returns what `select` derives from the window in which the component is rendered, and follows an event. A server has no window. */
export function useWindowValue<Value>(
  event: Event,
  select: (view: Window) => Value,
  onServer: () => Value,
): Value {
  const view = useContext(PageContext)?.defaultView;
  const subscribe = useCallback(
    (listener: () => void) => watchWindow(event, listener, view ?? window),
    [event, view],
  );
  return useSyncExternalStore(subscribe, () => select(view ?? window), onServer);
}
