import { readBase, readTheme, type ThemeName, type Token } from './read.ts';
import type { ColorValue } from './toCss.ts';

// Semi-dark is the light theme with the menu of the dark one.
function findProperty(path: string, theme: ThemeName): string | null {
  const [kind, group, role = ''] = path.split('.');
  if (kind !== 'color') return null;
  const name = role.replaceAll(/([A-Z])/g, '-$1').toLowerCase();
  if (group === 'primary') return `${name}-${theme === 'dark' ? 'dark' : 'light'}`;
  if (path === 'color.border.focus') return `focus-${theme}`;
  const menu = theme === 'light' ? 'light' : 'dark';
  if (path === 'color.menu.active') return `solid-${menu}`;
  if (path === 'color.menu.onActive') return `on-solid-${menu}`;
  if (group !== 'navbar') return null;
  return name === 'border' ? 'navbar-hover' : `navbar-${name}`;
}

/** Returns the CSS value of a token; where the user's colours can replace it, with `--own-…` before the fallback. */
export function withCustomColor({ path }: Token, theme: ThemeName, css: string): string {
  const property = findProperty(path, theme);
  return property === null ? css : `var(--own-${property}, ${css})`;
}

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
  const found = readBase().filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(
    found.map(({ path, value }) => [path.slice(prefix.length), (value as ColorValue).hex]),
  );
}

/** Returns the backgrounds per theme that derived colours need contrast to, the text colours and the swatches. */
export function readPalette() {
  const backgrounds = { light: readBackgrounds('light'), dark: readBackgrounds('dark') };
  return { backgrounds, textColors: readBaseColors('ink'), swatches: readBaseColors('swatch') };
}
