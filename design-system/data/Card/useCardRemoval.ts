import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type AnimationEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { hasFocusWithin } from '../../internal/roots.ts';

/** How a card leaves the page. The functions are passed by its button, because their code is loaded with it. */
export type Removal = {
  /** Whether the card fades out. */
  isAnimated: boolean;
  /** Returns where the focus goes from a card. */
  findNeighbour: (card: HTMLElement) => HTMLElement | null;
  /** Focuses an element that may not be focusable. */
  focus: (target: HTMLElement | null) => void;
};

type Callbacks = {
  onRemove: (() => void) | undefined;
  onRestore: (() => void) | undefined;
};

/**
 * Removes a card: it fades out, focus moves to its neighbour, it leaves the page, then `onRemove` is called. With
 * `onRestore`, an undo row replaces the card and receives focus. The focus stays where the user has moved it meanwhile.
 */
export function useCardRemoval(
  root: RefObject<HTMLElement | null>,
  { onRemove, onRestore }: Callbacks,
) {
  const removal = useRef<Removal | null>(null);
  const [phase, setPhase] = useState<'visible' | 'removing' | 'removed'>('visible');
  const [hadFocus, setHadFocus] = useState(false);

  function finish() {
    const card = root.current;
    const how = removal.current;
    // Without animation, the focus is still in the button or menu of the card. The menu is outside the card in the document.
    const hasFocus = !how?.isAnimated || hasFocusWithin(card);
    const neighbour = card && hasFocus && !onRestore && how?.findNeighbour(card);
    flushSync(() => {
      setPhase('removed');
      setHadFocus(hasFocus);
    });
    // The render above has closed the menu, which would keep the focus while it is open.
    if (neighbour) how?.focus(neighbour);
    onRemove?.();
  }

  // The page may be left while the card fades out.
  const end = useEffectEvent(() => {
    if (phase === 'removing') onRemove?.();
  });
  useEffect(() => () => end(), []);

  function remove(how: Removal) {
    removal.current = how;
    if (how.isAnimated) setPhase('removing');
    else finish();
  }

  function onAnimationEnd(event: AnimationEvent) {
    if (phase === 'removing' && event.target === root.current) finish();
  }

  function restore() {
    // flushSync, because the card must be rendered to be focused.
    flushSync(() => setPhase('visible'));
    removal.current?.focus(root.current?.querySelector('[data-card-title]') ?? root.current);
    onRestore?.();
  }

  return { phase, hadFocus, remove, restore, onAnimationEnd };
}
