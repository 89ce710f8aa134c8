import { createListeners } from './createListeners.ts';

type Event = 'resize' | 'scroll';

// Scroll events may fire more often than the screen is painted.
function createWatch(event: Event) {
  let frame: number | undefined;
  const { notify, subscribe } = createListeners(() => {
    window.addEventListener(event, onEvent, { passive: true });
    return () => window.removeEventListener(event, onEvent);
  });
  function onEvent(): void {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      notify();
    });
  }
  return subscribe;
}

const watches = { resize: createWatch('resize'), scroll: createWatch('scroll') };

/**
 * Calls the listener at most once a frame while the window is resized or scrolled. All callers
 * share one window listener per event. Returns a function that unsubscribes it.
 */
export function watchWindow(event: Event, listener: () => void): () => void {
  return watches[event](listener);
}
