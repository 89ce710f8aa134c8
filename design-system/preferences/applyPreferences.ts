import { getStorageKey } from '../internal/makeDeviceStore.ts';
import { getDirection } from './direction.ts';
import type { Preferences } from './preferences.ts';
import { resolveTheme } from './systemTheme.ts';
import { withoutTransitions } from './withoutTransitions.ts';

const themeClasses = ['dark', 'semi-dark'];

// No custom colours: two nulls, joined.
let appliedColors = ' ';

// Users without custom colours never load the code that derives a palette.
function applyColors(preferences: Preferences, getKey: (key: string) => string): void {
  const next = [preferences.primaryColor, preferences.navbarColor].join(' ');
  if (next === appliedColors) return;
  appliedColors = next;
  import('./palette/applyPalette.ts').then(
    ({ applyPalette }) => {
      // The import for an earlier choice may resolve after a later one.
      if (appliedColors === next) {
        withoutTransitions(() => applyPalette(preferences, getKey('palette')));
      }
    },
    () => {
      // The next change of a preference tries again. The script before the first paint may have applied stored colours.
      appliedColors = 'unknown';
    },
  );
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
export function applyPreferences(
  preferences: Preferences,
  locale: string,
  getKey = getStorageKey,
): void {
  const { direction, navbarType, footerType, routeTransition } = preferences;
  const theme = resolveTheme(preferences.theme);
  const languageDirection = getDirection(locale);
  const pageDirection = direction === 'auto' ? languageDirection : direction;
  const { body, documentElement: root } = document;
  const change = () => {
    for (const name of themeClasses) body.classList.toggle(`theme-${name}`, theme === name);
  };
  const isChanged = themeClasses.some(
    (name) => body.classList.contains(`theme-${name}`) !== (theme === name),
  );
  if (isChanged) withoutTransitions(change);
  setAttributes(root, {
    dir: pageDirection,
    lang: locale,
    'data-navbar-type': navbarType,
    'data-footer-type': footerType,
    'data-route-transition': routeTransition,
  });
  // With this attribute, base.css orders each text by its own script.
  root.toggleAttribute('data-other-direction', pageDirection !== languageDirection);
  applyColors(preferences, getKey);
}
