import type { Preferences } from '../preferences.ts';
import { derivePrimary, deriveSemiDarkFocus, toStateColor, toTextColor } from './derivePrimary.ts';

type Colors = Pick<Preferences, 'primaryColor' | 'navbarColor'>;

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Returns the custom properties, by name, of a primary colour in each theme: `--own-…` for the user's colour, `--brand-…` for
 * the portal's.
 */
export function derivePrimaryProperties(
  owner: 'own' | 'brand',
  primary: Record<'light' | 'dark', string>,
): Record<string, string> {
  const properties: [string, string][] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const [role, color] of Object.entries(derivePrimary(primary[theme], theme))) {
      properties.push([`--${owner}-${toKebabCase(role)}-${theme}`, color]);
    }
  }
  properties.push([`--${owner}-focus-semi-dark`, deriveSemiDarkFocus(primary.light)]);
  return Object.fromEntries(properties);
}

/** Returns the custom properties, by name, that replace tokens with the user's colours. */
export function derivePalette({ primaryColor, navbarColor }: Colors): Record<string, string> {
  const primary = primaryColor
    ? derivePrimaryProperties('own', { light: primaryColor, dark: primaryColor })
    : {};
  if (!navbarColor) return primary;
  const text = toTextColor(navbarColor);
  return {
    ...primary,
    '--own-navbar-background': navbarColor,
    '--own-navbar-text': text,
    '--own-navbar-hover': toStateColor(navbarColor, text, 0.06),
  };
}
