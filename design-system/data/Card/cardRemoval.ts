import { getRoot } from '../../internal/roots.ts';

/** Focuses an element, which becomes focusable if it was not. */
export function focus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** Returns the heading of the next card, else of the previous one, else of the page. */
export function findNeighbour(card: HTMLElement): HTMLElement | null {
  const root = getRoot(card);
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')];
  const index = cards.indexOf(card);
  const candidates = [...cards.slice(index + 1), ...cards.slice(0, index).reverse()];
  const neighbour = candidates.find((other) => !card.contains(other) && !other.contains(card));
  return (
    neighbour?.querySelector<HTMLElement>('[data-card-title]') ??
    neighbour ??
    root.querySelector<HTMLElement>('h1') ??
    root.querySelector<HTMLElement>('main')
  );
}

/** Returns whether cards fade out: with reduced motion there is no animation, and so no animationend event. */
export function allowsMotion(): boolean {
  const { matchMedia } = globalThis as Partial<Pick<typeof globalThis, 'matchMedia'>>;
  return matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;
}
