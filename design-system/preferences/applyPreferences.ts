import type { Preferences } from './preferences.ts';

let seed = ' ';

/** The direction that a language is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv)\b/.test(locale) ? 'rtl' : 'ltr';
}

// Those who have no colour of their own never load what derives the others from it.
function applyColors(preferences: Preferences): void {
  const next = [preferences.primaryColor, preferences.navbarColor].join(' ');
  if (next === seed) return;
  seed = next;
  void import('./palette/applyPalette.ts').then(({ applyPalette }) => {
    // An earlier choice may arrive after a later one.
    if (seed === next) applyPalette(preferences);
  });
}

// A browser walks the whole document for a `dir` that is set, even to what it was.
function put(root: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

/** Puts the preferences on the document; stylesheets do the rest, so no component renders again. */
export function applyPreferences(preferences: Preferences, locale: string): void {
  const { theme, direction, navbarType, footerType, routeTransition } = preferences;
  const { body, documentElement: root } = document;
  body.classList.toggle('theme-dark', theme === 'dark');
  body.classList.toggle('theme-semi-dark', theme === 'semi-dark');
  put(root, {
    dir: direction === 'auto' ? directionOf(locale) : direction,
    lang: locale,
    'data-navbar-type': navbarType,
    'data-footer-type': footerType,
    'data-route-transition': routeTransition,
  });
  applyColors(preferences);
}
