import { readBase, readTheme, type ThemeName, type Token } from './read.ts';
import type { ColorValue } from './toCss.ts';

// Semi-dark is light, but for its menu, which is the one of dark.
function propertyOf(path: string, theme: ThemeName): string | null {
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

/** A token that the reader's own colour takes the place of, where the page has one (`--own-…` on html). */
export function withOwnColor({ path }: Token, theme: ThemeName, css: string): string {
  const property = propertyOf(path, theme);
  return property === null ? css : `var(--own-${property}, ${css})`;
}

function hexesOf(theme: ThemeName, group: string, ...roles: string[]): string[] {
  const tokens = readTheme(theme);
  return roles.map((role) => {
    const token = tokens.find(({ path }) => path === `color.${group}.${role}`);
    if (!token) throw new Error(`${theme} has no color.${group}.${role}.`);
    return (token.value as ColorValue).hex;
  });
}

function groundsOf(theme: ThemeName) {
  const surfaces = hexesOf(theme, 'background', 'canvas', 'surface', 'raised');
  const states = hexesOf(theme, 'background', 'sunken', 'hover', 'pressed');
  return { surfaces, states, menu: hexesOf(theme, 'menu', 'background', 'hover') };
}

function baseColors(group: string): Record<string, string> {
  const prefix = `base.${group}.`;
  const found = readBase().filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(
    found.map(({ path, value }) => [path.slice(prefix.length), (value as ColorValue).hex]),
  );
}

/** What the colours that are derived from one of the reader's have to be told apart from, per theme. */
export function readPalette() {
  const themes = { light: groundsOf('light'), dark: groundsOf('dark') };
  return { grounds: themes, inks: baseColors('ink'), swatches: baseColors('swatch') };
}
