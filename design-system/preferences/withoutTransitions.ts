const getAnimations = (): Animation[] =>
  typeof document.getAnimations === 'function' ? document.getAnimations() : [];

/**
 * Runs a change of styles without transitions, so that no control fades to another theme: controls have transitions of their colours
 * while they are hovered or have the focus. Transitions that run already, such as a drawer's, go on.
 */
export function withoutTransitions(change: () => void): void {
  const before = getAnimations();
  const moving = before.map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  // Prevents the transitions that would start here, because cancelling one costs events and a second computation of styles. The loop below
  // cancels all others.
  const still = [...document.querySelectorAll<HTMLElement>(':hover, :focus-within')].filter(
    (element) =>
      !moving.includes(element) &&
      !element.style.transition &&
      getComputedStyle(element).transitionDuration !== '0s',
  );
  for (const element of still) element.style.transition = 'none';
  change();
  // getAnimations computes the styles now, before the next frame does.
  for (const animation of getAnimations()) {
    if (animation instanceof CSSTransition && !before.includes(animation)) animation.cancel();
  }
  for (const element of still) element.style.transition = '';
}
