import type { Preferences } from './preferences.ts';

/** The direction that a language is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv)\b/.test(locale) ? 'rtl' : 'ltr';
}

/** Puts theme and direction on the page; stylesheets do the rest, so no component renders again. */
export function applyPreferences({ theme, direction }: Preferences, locale: string): void {
  const { body, documentElement: root } = document;
  body.classList.toggle('theme-dark', theme === 'dark');
  body.classList.toggle('theme-semi-dark', theme === 'semi-dark');
  root.dir = direction === 'auto' ? directionOf(locale) : direction;
  root.lang = locale;
}
