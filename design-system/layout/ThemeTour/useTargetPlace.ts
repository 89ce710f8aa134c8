import { useSyncExternalStore } from 'react';
import { watchWindow } from '../../internal/watchWindow.ts';
import type { Place } from './placeCard.ts';

function onMove(listener: () => void): () => void {
  const ends = [watchWindow('resize', listener), watchWindow('scroll', listener)];
  return () => ends.forEach((end) => end());
}

function measure(target: Element | undefined): string {
  if (!target) return '0 0 0 0';
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const sides = isRtl ? [window.innerWidth - right, window.innerWidth - left] : [left, right];
  return [...sides, top, bottom].map(Math.round).join(' ');
}

/** Where the target is in the window, also after the window was resized or scrolled. */
export function useTargetPlace(target: Element | undefined): Place {
  // As text, two measurements that say the same are the same.
  const text = useSyncExternalStore(
    onMove,
    () => measure(target),
    () => measure(undefined),
  );
  const [start = 0, end = 0, top = 0, bottom = 0] = text.split(' ').map(Number);
  return { start, end, top, bottom };
}
