const getAnimations = (): Animation[] =>
  typeof document.getAnimations === 'function' ? document.getAnimations() : [];

const getTarget = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target;

const isAnimated = (element: Element): boolean =>
  /[1-9]/.test(getComputedStyle(element).transitionDuration);

/**
 * Runs a change of styles without transitions: controls animate their colours while they have the focus or the pointer, and would fade
 * to another theme. Transitions that run already, such as a drawer's, go on.
 */
export function withoutTransitions(change: () => void): void {
  const before = new Set(getAnimations());
  const moving = new Set([...before].map(getTarget));
  // A transition that starts and is cancelled costs events and a second computation of styles.
  const still = [...document.querySelectorAll<HTMLElement>(':hover, :focus-within')].filter(
    (element) => !moving.has(element) && element.style.transition === '' && isAnimated(element),
  );
  for (const element of still) element.style.transition = 'none';
  change();
  // This computes the styles, which the next frame would do.
  for (const animation of getAnimations()) {
    if (animation instanceof CSSTransition && !before.has(animation)) animation.cancel();
  }
  for (const element of still) element.style.transition = '';
}
