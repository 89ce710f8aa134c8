import type { SyntheticEvent } from 'react';
import { isElement } from '../../internal/roots.ts';

const interactive =
  'a[href], audio[controls], button, details, input, label, select, summary, textarea, video[controls], [contenteditable], [role=button], [role=link], [tabindex]';

function keep(event: SyntheticEvent<HTMLElement>): void {
  const inner = isElement(event.target) && event.target.closest(interactive);
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
