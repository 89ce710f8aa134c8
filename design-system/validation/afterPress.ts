let isDown = false;
let isWatching = false;

/** Begins to note whether a pointer is down; to be called once a field is on the page. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(end, () => (isDown = false), true);
  }
}

/**
 * Runs at once, or, while a pointer is down, after it is up: what a press on a button makes another field say
 * must not push that button away under the finger.
 */
export function afterPress(run: () => void): void {
  if (!isDown) return run();
  const end = new AbortController();
  const later = () => {
    end.abort();
    setTimeout(run, 0);
  };
  document.addEventListener('pointerup', later, { capture: true, signal: end.signal });
  document.addEventListener('pointercancel', later, { capture: true, signal: end.signal });
}
