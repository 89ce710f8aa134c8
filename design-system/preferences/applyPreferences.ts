import { getDirection } from './direction.ts';
import type { Preferences } from './preferences.ts';
import { resolveTheme } from './systemTheme.ts';

let appliedColors = ' ';

// Users without custom colours never load the code that derives a palette.
function applyColors(preferences: Preferences): void {
  const next = [preferences.primaryColor, preferences.navbarColor].join(' ');
  if (next === appliedColors) return;
  appliedColors = next;
  void import('./palette/applyPalette.ts').then(({ applyPalette }) => {
    // The import for an earlier choice may resolve after a later one.
    if (appliedColors === next) applyPalette(preferences);
  });
}

// Browsers walk the whole document when `dir` is set, even to the same value.
function setAttributes(root: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

/**
 * Sets classes and attributes on the document for stylesheets to use, so that no component has to
 * render.
 */
export function applyPreferences(preferences: Preferences, locale: string): void {
  const { direction, navbarType, footerType, routeTransition } = preferences;
  const theme = resolveTheme(preferences.theme);
  const ownDirection = getDirection(locale);
  const dir = direction === 'auto' ? ownDirection : direction;
  const { body, documentElement: root } = document;
  body.classList.toggle('theme-dark', theme === 'dark');
  body.classList.toggle('theme-semi-dark', theme === 'semi-dark');
  setAttributes(root, {
    dir,
    lang: locale,
    'data-navbar-type': navbarType,
    'data-footer-type': footerType,
    'data-route-transition': routeTransition,
  });
  // base.css orders each text by its own script if the direction differs from that of the language.
  root.toggleAttribute('data-mixed-direction', dir !== ownDirection);
  applyColors(preferences);
}
