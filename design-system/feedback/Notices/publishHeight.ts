const property = '--notices-space';

/**
 * Sets `--notices-space` to the height that the region takes at the top of the window, so that what fills the window on phones can
 * begin below it. Returns a function that stops.
 */
export function publishHeight(region: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { top, height } = region.getBoundingClientRect();
    style.setProperty(property, `${2 * top + height}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
