import type { SyntheticEvent } from 'react';

const interactive =
  'a[href], audio[controls], button, details, input, label, select, summary, textarea, video[controls], [contenteditable], [role=button], [role=link], [tabindex]';

function keep(event: SyntheticEvent<HTMLElement>): void {
  const inner = event.target instanceof Element && event.target.closest(interactive);
  if (inner && inner !== event.currentTarget && event.currentTarget.contains(inner)) {
    event.stopPropagation();
  }
}

/**
 * Props of the text of a choice: a press on a link or another control in it is kept from React Aria, which would choose and prevent the click.
 * As in HTML, it belongs to the control.
 */
export const ownPresses = {
  onPointerDown: keep,
  onMouseDown: keep,
  onClick: keep,
  onKeyDown: keep,
} as const;
