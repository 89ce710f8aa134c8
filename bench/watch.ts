/** What the page notes about itself while it is measured; times in ms. */
export type Notes = {
  /** When the first heading was on screen. */
  heading: number | null;
  /** From a click to the heading of the next route, focused and on screen. */
  route: number | null;
  /** From each input event to the paint after it. */
  keys: number[];
};

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before its own scripts. It stands alone: nothing of this module is there. */
export function watch(): void {
  const notes: Notes = { heading: null, route: null, keys: [] };
  window.notes = notes;

  function afterPaint(then: (now: number) => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  }

  function when(isTrue: () => boolean, then: (now: number) => void): void {
    if (isTrue()) afterPaint(then);
    else requestAnimationFrame(() => when(isTrue, then));
  }

  function isHeadingShown(): boolean {
    const overlay = document.getElementById('loading');
    if (overlay && !overlay.hidden) return false;
    return document.querySelector('h1')?.checkVisibility() ?? false;
  }

  when(isHeadingShown, (now) => {
    notes.heading = now;
  });

  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const from = location.pathname;
      notes.route = null;
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
      const hasArrived = () =>
        location.pathname !== from && document.activeElement?.tagName === 'H1';
      when(hasArrived, (now) => {
        notes.route = now - timeStamp;
      });
    },
    true,
  );

  document.addEventListener(
    'input',
    ({ timeStamp }) => afterPaint((now) => notes.keys.push(now - timeStamp)),
    true,
  );
}
