/** Makes a text area as high as its text, where the browser cannot do so by itself; returns the end of it. */
export function growWithText(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (area === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return undefined;
  const grow = () => {
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  };
  area.addEventListener('input', grow);
  return () => area.removeEventListener('input', grow);
}
