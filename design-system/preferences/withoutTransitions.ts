const getAnimations = (): Animation[] =>
  typeof document.getAnimations === 'function' ? document.getAnimations() : [];

/**
 * Runs a change of styles without transitions: controls animate their colours while they have the focus or the pointer, and would fade
 * to another theme. Transitions that run already, such as a drawer's, go on.
 */
export function withoutTransitions(change: () => void): void {
  const before = new Set(getAnimations());
  change();
  // This computes the styles, which the next frame would do.
  for (const animation of getAnimations()) {
    if (animation instanceof CSSTransition && !before.has(animation)) animation.cancel();
  }
}
