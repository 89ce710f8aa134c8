import { useState, type AnimationEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

function focusTitle(card: HTMLElement | null): void {
  const target = card?.querySelector<HTMLElement>('[data-card-title]') ?? card;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

// To the heading of the next card, else of the one before, else of the page: where reading goes on.
function focusNeighbour(card: HTMLElement) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const place = cards.indexOf(card);
  const around = [...cards.slice(place + 1), ...cards.slice(0, place).reverse()];
  const neighbour = around.find((other) => !card.contains(other) && !other.contains(card));
  const target =
    neighbour?.querySelector<HTMLElement>('[data-card-title]') ??
    neighbour ??
    document.querySelector<HTMLElement>('h1') ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

// Without motion there is no animation whose end could be waited for.
function allowsMotion(): boolean {
  const { matchMedia } = globalThis as Partial<Pick<typeof globalThis, 'matchMedia'>>;
  return matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;
}

type Callers = {
  onRemove: (() => void) | undefined;
  onRestore: (() => void) | undefined;
};

/**
 * Takes a card away: it fades, focus moves to its neighbour, it leaves the page, then the caller is told. One
 * that can come back leaves a line in its place, which takes the focus.
 */
export function useCardRemoval(
  root: RefObject<HTMLElement | null>,
  { onRemove, onRestore }: Callers,
) {
  const [phase, setPhase] = useState<'here' | 'leaving' | 'gone'>('here');

  function leave() {
    const card = root.current;
    if (!onRestore && card?.contains(document.activeElement)) focusNeighbour(card);
    setPhase('gone');
    onRemove?.();
  }

  function remove() {
    if (allowsMotion()) setPhase('leaving');
    else leave();
  }

  function onAnimationEnd(event: AnimationEvent) {
    if (phase === 'leaving' && event.target === root.current) leave();
  }

  function restore() {
    flushSync(() => setPhase('here'));
    focusTitle(root.current);
    onRestore?.();
  }

  return { phase, remove, restore, onAnimationEnd };
}
