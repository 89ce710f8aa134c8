import { useSyncExternalStore } from 'react';
import { watchWindow } from '../../internal/watchWindow.ts';
import type { Box } from './getCardPosition.ts';

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
  // As text, equal measurements are the same snapshot.
  const text = useSyncExternalStore(
    onMove,
    () => measure(target),
    () => measure(undefined),
  );
  const [start = 0, end = 0, top = 0, bottom = 0] = text.split(' ').map(Number);
  return { start, end, top, bottom };
}
