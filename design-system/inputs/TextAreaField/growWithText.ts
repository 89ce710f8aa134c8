/** Resizes a text area to its text in browsers without `field-sizing`. Returns a cleanup function. */
export function growWithText(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (area === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return undefined;
  let width = area.offsetWidth;
  const grow = () => {
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  };
  // Leaves a height that the user has chosen. A hidden area has no width until it is shown.
  const fitWidth = () => {
    if (area.offsetWidth === width) return;
    width = area.offsetWidth;
    grow();
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fitWidth);
  // The control may have a text from the start, such as a restored draft.
  grow();
  observer?.observe(area);
  area.addEventListener('input', grow);
  return () => {
    area.removeEventListener('input', grow);
    observer?.disconnect();
  };
}
