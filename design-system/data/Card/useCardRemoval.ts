import { useState, type AnimationEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const titleSelector = '[data-card-title]';

function focus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

// Focuses the heading of the next card, else of the previous one, else of the page.
function focusNeighbour(card: HTMLElement) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const index = cards.indexOf(card);
  const candidates = [...cards.slice(index + 1), ...cards.slice(0, index).reverse()];
  const neighbour = candidates.find((other) => !card.contains(other) && !other.contains(card));
  focus(
    neighbour?.querySelector<HTMLElement>(titleSelector) ??
      neighbour ??
      document.querySelector<HTMLElement>('h1') ??
      document.querySelector<HTMLElement>('main'),
  );
}

// With reduced motion there is no animation, and so no animationend event.
function allowsMotion(): boolean {
  const { matchMedia } = globalThis as Partial<Pick<typeof globalThis, 'matchMedia'>>;
  return matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;
}

type Callbacks = {
  onRemove: (() => void) | undefined;
  onRestore: (() => void) | undefined;
};

/**
 * Removes a card: it fades out, focus moves to its neighbour, it leaves the page, then `onRemove` is called. With
 * `onRestore`, an undo row replaces the card and receives focus.
 */
export function useCardRemoval(
  root: RefObject<HTMLElement | null>,
  { onRemove, onRestore }: Callbacks,
) {
  const [phase, setPhase] = useState<'visible' | 'removing' | 'removed'>('visible');

  function finish() {
    const card = root.current;
    if (!onRestore && card?.contains(document.activeElement)) focusNeighbour(card);
    setPhase('removed');
    onRemove?.();
  }

  function remove() {
    if (allowsMotion()) setPhase('removing');
    else finish();
  }

  function onAnimationEnd(event: AnimationEvent) {
    if (phase === 'removing' && event.target === root.current) finish();
  }

  function restore() {
    flushSync(() => setPhase('visible'));
    focus(root.current?.querySelector<HTMLElement>(titleSelector) ?? root.current);
    onRestore?.();
  }

  return { phase, remove, restore, onAnimationEnd };
}
