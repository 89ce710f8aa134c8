import { Component, type ReactNode } from 'react';

type Place = { element: Element; top: number; focused: Element | null };

/** Returns the focused field if it is on the screen, or else what is in the middle of it; null at the start of the page and between the cards. */
function findAnchor(): Element | null {
  const { activeElement: focused } = document;
  const top = focused?.getBoundingClientRect().top ?? -1;
  if (focused?.matches('input, textarea') && top >= 0 && top < window.innerHeight) return focused;
  if (window.scrollY === 0) return null;
  // jsdom has no layout.
  const middle = document.elementFromPoint?.(window.innerWidth / 2, window.innerHeight / 2);
  return middle?.closest('[data-card]') ? middle : null;
}

/**
 * Keeps what the user types in or looks at where it is on the screen when news changes the height of the content above it. The scroll
 * anchoring of browsers does not when a form appears there, and Safari has none. An update that moves the focus scrolls to it instead.
 */
export class ViewInPlace extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Place | null {
    const element = findAnchor();
    const top = element?.getBoundingClientRect().top ?? 0;
    return element && { element, top, focused: document.activeElement };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    if (!place?.element.isConnected) return;
    const { activeElement, body } = document;
    if (activeElement !== place.focused && activeElement !== body) return;
    window.scrollBy(0, place.element.getBoundingClientRect().top - place.top);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
