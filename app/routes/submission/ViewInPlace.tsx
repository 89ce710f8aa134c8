import { Component, type ReactNode } from 'react';

type Place = { element: Element; top: number };

/** Returns the focused field or, while none has the focus, what is in the middle of the screen, unless the page is at its start. */
function findAnchor(): Element | null {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea')) return activeElement;
  if (window.scrollY === 0) return null;
  // jsdom has no layout.
  return document.elementFromPoint?.(window.innerWidth / 2, window.innerHeight / 2) ?? null;
}

/**
 * Keeps what the user types in or looks at where it is on the screen when news changes the height of the content above it. The scroll anchoring of browsers
 * does not when a form appears there, and Safari has none.
 */
export class ViewInPlace extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Place | null {
    const element = findAnchor();
    return element && { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    if (place?.element.isConnected)
      window.scrollBy(0, place.element.getBoundingClientRect().top - place.top);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
