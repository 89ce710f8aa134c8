const inputs = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'keydown',
  'beforeinput',
  'submit',
];

function ignore(event: Event): void {
  if (!(event.currentTarget as Element).hasAttribute('data-exiting')) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Makes an overlay ignore input while it fades out, so that a second click or Enter does not run its action again. Pass it as the `ref`
 * of the element on which React Aria sets `data-exiting`.
 */
export function ignoreWhileExiting(overlay: HTMLElement | null): void {
  for (const type of inputs) overlay?.addEventListener(type, ignore, true);
}
