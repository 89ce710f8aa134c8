const getAnimations = (): Animation[] =>
  typeof document.getAnimations === 'function' ? document.getAnimations() : [];

/**
 * Runs a change of styles without transitions: controls animate their colours while they have the focus or the pointer, and would fade
 * to another theme. Transitions that run already, such as a drawer's, go on.
 */
export function withoutTransitions(change: () => void): void {
  const before = getAnimations();
  const moving = before.map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  // A transition that starts and is cancelled costs events and a second computation of styles.
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
