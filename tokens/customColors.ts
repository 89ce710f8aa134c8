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

// What `defineTheme` sets in addition to colours: font and corners are the same in every theme.
function findBrandProperty(path: string): string | null {
  if (path === 'font.family.body') return 'font-family';
  return /^radius\.(sm|md|lg)$/.test(path) ? path.replace('.', '-') : null;
}

/**
 * Returns the CSS value of a token, as the fallback of those that replace it: `--own-…` is the user's colour, `--brand-…` the
 * brand of the portal.
 */
export function withReplacements({ path }: Token, theme: ThemeName, css: string): string {
  const brand = findBrandProperty(path);
  if (brand !== null) return `var(--brand-${brand}, ${css})`;
  const property = findProperty(path, theme);
  if (property === null) return css;
  const fallback = property.startsWith('navbar-') ? css : `var(--brand-${property}, ${css})`;
  return `var(--own-${property}, ${fallback})`;
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
