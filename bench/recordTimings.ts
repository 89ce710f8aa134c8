/** What a measured page records about itself; times in ms. */
export type Timings = {
  /** When the first heading appeared; in the app, when the app runs in place of the prerendered page. */
  heading: number | null;
  /** From a click to the heading of the next route, focused and on screen. */
  route: number | null;
  /** From each input event to the paint after it. */
  keys: number[];
};

declare global {
  interface Window {
    timings: Timings;
  }
}

/**
 * Records the timings of a page as `window.timings`. Runs in the page before its scripts, where nothing else of this module exists. A click
 * also stores its time in `sessionStorage`, because a link to another document loads a new page, whose `window.timings` are empty.
 */
export function recordTimings(): void {
  const timings: Timings = { heading: null, route: null, keys: [] };
  window.timings = timings;

  // A message that is sent in a frame arrives after the frame was painted.
  function afterPaint(then: (now: number) => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  }

  /** Calls `then` after the paint of the first frame in which the condition is true. */
  function when(isTrue: () => boolean, then: (now: number) => void): void {
    if (isTrue()) afterPaint(then);
    else requestAnimationFrame(() => when(isTrue, then));
  }

  function isHeadingShown(): boolean {
    const overlay = document.getElementById('loading');
    if ((overlay && !overlay.hidden) || document.getElementById('prerendered')) return false;
    return document.querySelector('h1')?.checkVisibility() ?? false;
  }

  when(isHeadingShown, (now) => {
    timings.heading = now;
  });

  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const from = location.pathname;
      timings.route = null;
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
      const hasArrived = () =>
        location.pathname !== from && document.activeElement?.tagName === 'H1';
      when(hasArrived, (now) => {
        timings.route = now - timeStamp;
      });
    },
    true,
  );

  document.addEventListener(
    'input',
    ({ timeStamp }) => afterPaint((now) => timings.keys.push(now - timeStamp)),
    true,
  );
}
