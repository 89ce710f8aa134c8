import type { KeyboardEvent, MouseEvent } from 'react';

/** How long further clicks and submits are ignored after a form was sent, in ms, because they belong to a double click. */
export const doubleClickMs = 1000;

/** When a form of the page was last sent, on the clock of `performance`. */
let sentAt = -doubleClickMs;

/** Starts the time in which the clicks of a double click are ignored. */
export function markSent(): void {
  sentAt = performance.now();
}

/**
 * Ignores the second click of a double click whose first click has sent a form, even if it hits a control of another form, such as the next
 * step of a wizard. The pending state does not prevent it: a form whose `onSubmit` returns no promise is never pending.
 */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1 && performance.now() < sentAt + doubleClickMs) event.preventDefault();
}

/**
 * Ignores an Enter that is held down: the press that selects an option would also send the form, and a press in a text would send it
 * more than once.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isField = (event.target as Element).matches('input, [role="spinbutton"]');
  if (event.repeat && event.key === 'Enter' && isField) {
    event.preventDefault();
    event.stopPropagation();
  }
}
