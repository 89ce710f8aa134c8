import { useSyncExternalStore } from 'react';
import { watchWindow } from '../../internal/watchWindow.ts';

/** A box in the window, in px from its start side and its top. */
export type Box = { start: number; end: number; top: number; bottom: number };

type Size = { width: number; height: number };

/** The space between card and target, in px. */
export const gap = 12;
/** The space between card and window, in px. */
export const margin = 16;
/** The width of the card in px, if the window has room for it. */
export const maxWidth = 352;

// A target higher than this share of the window is tall; below a target that ends lower, the card has no room.
const maxHeightShare = 0.6;

function onMove(listener: () => void): () => void {
  const unsubscribe = [watchWindow('resize', listener), watchWindow('scroll', listener)];
  return () => unsubscribe.forEach((end) => end());
}

function measure(target: Element | undefined): string {
  if (!target) return '0 0 0 0';
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const sides = isRtl ? [window.innerWidth - right, window.innerWidth - left] : [left, right];
  return [...sides, top, bottom].map(Math.round).join(' ');
}

/** Returns the box of the target in the window, updated on resize and scroll. */
export function useTargetBox(target: Element | undefined): Box {
  // The snapshot is text, because React compares snapshots: equal texts are the same, equal objects are not.
  const text = useSyncExternalStore(
    onMove,
    () => measure(target),
    () => measure(undefined),
  );
  const [start = 0, end = 0, top = 0, bottom = 0] = text.split(' ').map(Number);
  return { start, end, top, bottom };
}

/**
 * Returns the position of the card: below its target, above it, or next to one that is nearly as high as the window.
 */
export function getCardPosition(target: Box, window: Size) {
  const width = Math.min(maxWidth, window.width - 2 * margin);
  const isTall = target.bottom - target.top > window.height * maxHeightShare;
  if (isTall && target.end + gap + width + margin <= window.width) {
    return { start: target.end + gap, top: Math.max(target.top + margin, margin) };
  }
  const start = Math.max(Math.min(target.start, window.width - width - margin), margin);
  if (isTall) return { start, bottom: margin };
  return target.bottom < window.height * maxHeightShare
    ? { start, top: Math.max(target.bottom + gap, margin) }
    : { start, bottom: window.height - target.top + gap };
}
