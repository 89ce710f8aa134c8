import type { RefObject } from 'react';

/** Moves the focus to the day of the first date in a field. */
export function focusFirstSegment({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[data-type="day"]')?.focus();
}
