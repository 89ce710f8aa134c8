import { Component, type ReactNode } from 'react';

type Place = { element: Element; top: number };

/**
 * Keeps the focused field where it is on the screen when news changes the height of the content above it. The scroll anchoring of browsers
 * does not when a form appears there, and Safari has none.
 */
export class FocusInPlace extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Place | null {
    const element = document.activeElement;
    if (!element?.matches('input, textarea')) return null;
    return { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    if (place?.element.isConnected)
      window.scrollBy(0, place.element.getBoundingClientRect().top - place.top);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
