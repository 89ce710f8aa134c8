import type { RefObject } from 'react';

/** Focuses the first day segment of a field. */
export function focusFirstSegment({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[data-type="day"]')?.focus();
}
