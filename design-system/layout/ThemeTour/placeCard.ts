/** Where something stands in the window, in pixels, counted from the start of a line and from the top. */
export type Place = { start: number; end: number; top: number; bottom: number };

type Size = { width: number; height: number };

const gap = 12;
const margin = 16;
const widest = 352;

/** The place of the words about a target: below it, above it, or beside one that is nearly as high as the window. */
export function placeCard(target: Place, window: Size) {
  const width = Math.min(widest, window.width - 2 * margin);
  const isTall = target.bottom - target.top > window.height * 0.6;
  if (isTall && target.end + gap + width + margin <= window.width) {
    return { start: target.end + gap, top: Math.max(target.top + margin, margin) };
  }
  const start = Math.max(Math.min(target.start, window.width - width - margin), margin);
  if (isTall) return { start, bottom: margin };
  return target.bottom < window.height * 0.6
    ? { start, top: Math.max(target.bottom + gap, margin) }
    : { start, bottom: window.height - target.top + gap };
}
