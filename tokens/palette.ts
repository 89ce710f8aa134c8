import { readBase, readTheme, type ThemeName } from './read.ts';
import type { ColorValue } from './toCss.ts';

function readHexes(theme: ThemeName, group: string, ...roles: string[]): string[] {
  const tokens = readTheme(theme);
  return roles.map((role) => {
    const token = tokens.find(({ path }) => path === `color.${group}.${role}`);
    if (!token) throw new Error(`${theme} has no color.${group}.${role}.`);
    return (token.value as ColorValue).hex;
  });
}

function readBackgrounds(theme: ThemeName) {
  const surfaces = readHexes(theme, 'background', 'canvas', 'surface', 'raised');
  const states = readHexes(theme, 'background', 'sunken', 'hover', 'pressed');
  return { surfaces, states, menu: readHexes(theme, 'menu', 'background', 'hover') };
}

function readBaseColors(group: string): Record<string, string> {
  const prefix = `base.${group}.`;
  const colors = readBase().filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(
    colors.map(({ path, value }) => [path.slice(prefix.length), (value as ColorValue).hex]),
  );
}

/** Returns the backgrounds of each theme to which derived colours need contrast, the text colours and the swatches. */
export function readPalette() {
  const backgrounds = { light: readBackgrounds('light'), dark: readBackgrounds('dark') };
  return { backgrounds, textColors: readBaseColors('ink'), swatches: readBaseColors('swatch') };
}
