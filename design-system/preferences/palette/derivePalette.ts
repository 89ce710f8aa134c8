import type { Preferences } from '../preferences.ts';
import { derivePrimary, deriveSemiDarkFocus, inkOn, stateOf } from './derivePrimary.ts';

type Colors = Pick<Preferences, 'primaryColor' | 'navbarColor'>;

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The custom properties, by name, that put the reader's own colours in the place of the tokens. */
export function derivePalette({ primaryColor, navbarColor }: Colors): Record<string, string> {
  const found: [string, string][] = [];
  for (const theme of primaryColor ? (['light', 'dark'] as const) : []) {
    for (const [role, color] of Object.entries(derivePrimary(primaryColor ?? '', theme))) {
      found.push([`--own-${kebab(role)}-${theme}`, color]);
    }
  }
  if (primaryColor) found.push(['--own-focus-semi-dark', deriveSemiDarkFocus(primaryColor)]);
  if (navbarColor) {
    const text = inkOn(navbarColor);
    found.push(
      ['--own-navbar-background', navbarColor],
      ['--own-navbar-text', text],
      ['--own-navbar-hover', stateOf(navbarColor, text, 0.06)],
    );
  }
  return Object.fromEntries(found);
}
