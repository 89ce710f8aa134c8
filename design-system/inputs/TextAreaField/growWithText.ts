/** Resizes a text area to its text in browsers without `field-sizing`. Returns a cleanup function. */
export function growWithText(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (area === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return undefined;
  const grow = () => {
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  };
  // The control may have a text from the start, such as a restored draft.
  grow();
  area.addEventListener('input', grow);
  return () => area.removeEventListener('input', grow);
}
