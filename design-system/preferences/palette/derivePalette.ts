import type { Preferences } from '../preferences.ts';
import { derivePrimary, deriveSemiDarkFocus, toStateColor, toTextColor } from './derivePrimary.ts';

type Colors = Pick<Preferences, 'primaryColor' | 'navbarColor'>;

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the custom properties, by name, that replace tokens with the user's colours. */
export function derivePalette({ primaryColor, navbarColor }: Colors): Record<string, string> {
  const properties: [string, string][] = [];
  for (const theme of primaryColor ? (['light', 'dark'] as const) : []) {
    for (const [role, color] of Object.entries(derivePrimary(primaryColor ?? '', theme))) {
      properties.push([`--own-${toKebabCase(role)}-${theme}`, color]);
    }
  }
  if (primaryColor) properties.push(['--own-focus-semi-dark', deriveSemiDarkFocus(primaryColor)]);
  if (navbarColor) {
    const text = toTextColor(navbarColor);
    properties.push(
      ['--own-navbar-background', navbarColor],
      ['--own-navbar-text', text],
      ['--own-navbar-hover', toStateColor(navbarColor, text, 0.06)],
    );
  }
  return Object.fromEntries(properties);
}
