import type { Preferences } from '../preferences.ts';
import { derivePrimary, deriveSemiDarkFocus, toStateColor, toTextColor } from './derivePrimary.ts';

type Colors = Pick<Preferences, 'primaryColor' | 'navbarColor'>;

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// Returns the custom properties, by name, of the user's primary colour in each theme.
function derivePrimaryProperties(primary: string): Record<string, string> {
  const properties: [string, string][] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const [role, color] of Object.entries(derivePrimary(primary, theme))) {
      properties.push([`--own-${toKebabCase(role)}-${theme}`, color]);
    }
  }
  properties.push(['--own-focus-semi-dark', deriveSemiDarkFocus(primary)]);
  return Object.fromEntries(properties);
}

/** Returns the custom properties, by name, that replace tokens with the user's colours. */
export function derivePalette({ primaryColor, navbarColor }: Colors): Record<string, string> {
  const primary = primaryColor ? derivePrimaryProperties(primaryColor) : {};
  if (!navbarColor) return primary;
  const text = toTextColor(navbarColor);
  return {
    ...primary,
    '--own-navbar-background': navbarColor,
    '--own-navbar-text': text,
    '--own-navbar-hover': toStateColor(navbarColor, text, 0.06),
  };
}
