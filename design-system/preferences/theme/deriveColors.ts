import { contrastPairs, themeColors } from '../../theme/generated/themeColors.ts';
import { contrastWith } from '../palette/contrast.ts';
import {
  type Backgrounds,
  derivePrimary,
  deriveSemiDarkFocus,
  ensureContrast,
} from '../palette/derivePrimary.ts';
import { toHex, toOklch } from '../palette/oklch.ts';
import type { ThemeColor, ThemeColors } from './themeOptions.ts';

type Mode = 'light' | 'dark';

/** Colours by their token without `color.`, such as `text.muted`. */
type Colors = Record<string, string>;

/** A colour of a brand with too little contrast in a theme, and the nearest colour, which is used instead. */
export type AdjustedColor = { name: string; theme: Mode; color: string; used: string };

/** The colours of a brand in each theme. */
export type DerivedColors = {
  colors: Record<Mode | 'semi-dark', Colors>;
  adjusted: AdjustedColor[];
};

const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const surfaceNames = ['canvas', 'surface', 'raised', 'sunken'] as const;
/** Groups of greys. */
const neutralGroups = /^(?:background|text|border\.(?!focus)|menu|navbar|dark)/;
// More chroma would be a colour and not a tint.
const maxTint = 0.03;

const maxSeries = 8;

function read(color: ThemeColor, mode: Mode): string {
  return (typeof color === 'string' ? color : color[mode]).toLowerCase();
}

function tint(color: string, neutral: string): string {
  const { l } = toOklch(color);
  const { c, h } = toOklch(neutral);
  // White and black have no hue.
  const room = Math.min(1, (1 - l) * 12, l * 12);
  return toHex({ l, c: Math.min(c, maxTint) * room, h });
}

// Steps nearer to black could hardly be seen.
const darkest = 0.16;

function shift(color: string, distance: number): string {
  const { l, c, h } = toOklch(color);
  const from = distance > 0 ? Math.max(l, darkest) : l;
  return toHex({ l: Math.min(1, Math.max(0, from + distance)), c, h });
}

function setBackgrounds(colors: Colors, given: ThemeColors, mode: Mode): void {
  for (const name of surfaceNames) {
    const color = given[name];
    if (color !== undefined) colors[`background.${name}`] = read(color, mode);
  }
  const { canvas, surface, raised, sunken } = given;
  if (surface !== undefined && raised === undefined) {
    const base = colors['background.surface'] as string;
    colors['background.raised'] = mode === 'dark' ? shift(base, 0.04) : base;
  }
  if (canvas !== undefined && sunken === undefined) {
    colors['background.sunken'] = colors['background.canvas'] as string;
  }
  if (surface === undefined) return;
  const base = colors['background.surface'] as string;
  const away = mode === 'dark' ? 1 : -1;
  colors['background.hover'] = shift(base, away * 0.025);
  colors['background.pressed'] = shift(base, away * 0.06);
  colors['border.subtle'] = shift(base, away * 0.08);
  colors['border.default'] = shift(base, away * 0.12);
  colors['menu.background'] = base;
  colors['menu.hover'] = shift(base, away * 0.025);
  colors['menu.border'] = shift(base, away * 0.08);
  colors['navbar.background'] = base;
  colors['navbar.border'] = shift(base, away * 0.08);
}

function getBackgrounds(colors: Colors): Backgrounds {
  const get = (...names: string[]) => names.map((name) => colors[name] as string);
  return {
    surfaces: get('background.canvas', 'background.surface', 'background.raised'),
    states: get('background.sunken', 'background.hover', 'background.pressed'),
    menu: get('menu.background', 'menu.hover'),
  };
}

/** Moves each foreground of the pairs that need contrast until it has it. */
function ensurePairs(colors: Colors): void {
  const isFixed = (name: string) => /^(?:art|platform)\./.test(name);
  for (const foreground of new Set(contrastPairs.map(([name]) => name))) {
    if (isFixed(foreground)) continue;
    const pairs = contrastPairs.filter(([name]) => name === foreground);
    // The strictest ratio for all backgrounds.
    const ratio = Math.max(...pairs.map(([, , each]) => each));
    const backgrounds = pairs.map(([, background]) => colors[background] as string);
    const target = contrastWith(backgrounds, ratio);
    const color = ensureContrast(colors[foreground] as string, target);
    if (!target.passes(color)) {
      throw new TypeError(
        `No ${foreground} has a contrast of ${ratio} to ${backgrounds.join(', ')}: bring these backgrounds closer together.`,
      );
    }
    colors[foreground] = color;
  }
}

function deriveMode(given: ThemeColors, mode: Mode, adjusted: AdjustedColor[]): Colors {
  const colors: Colors = { ...themeColors[mode] };
  const report = (name: string, color: string, used: string) => {
    if (used !== color) adjusted.push({ name, theme: mode, color, used });
  };
  if (given.neutral !== undefined) {
    const neutral = read(given.neutral, mode);
    for (const [name, color] of Object.entries(colors)) {
      if (neutralGroups.test(name)) colors[name] = tint(color, neutral);
    }
  }
  setBackgrounds(colors, given, mode);
  const backgrounds = getBackgrounds(colors);
  for (const tone of tones) {
    const own = given[tone];
    if (own === undefined) continue;
    const color = read(own, mode);
    const { focus, ...roles } = derivePrimary(color, mode, backgrounds);
    for (const [role, value] of Object.entries(roles)) colors[`${tone}.${role}`] = value;
    report(tone, color, roles.solid);
    if (tone === 'primary') {
      colors['border.focus'] = focus;
      colors['menu.active'] = roles.soft;
      colors['menu.onActive'] = roles.onSoft;
    }
  }
  const series = (given.series ?? []).slice(0, maxSeries).map((color) => read(color, mode));
  for (const [index, color] of series.entries()) colors[`data.${index + 1}`] = color;
  ensurePairs(colors);
  for (const [index, color] of series.entries()) {
    report(`series ${index + 1}`, color, colors[`data.${index + 1}`] as string);
  }
  return colors;
}

/** Returns whether a brand has the focus ring of the library, because it changes neither its colour nor a background. */
function hasLibraryFocus(given: ThemeColors): boolean {
  return [given.primary, given.neutral, ...surfaceNames.map((name) => given[name])].every(
    (color) => color === undefined,
  );
}

function checkColors(given: ThemeColors): void {
  for (const [name, colors] of Object.entries(given)) {
    for (const color of [colors].flat()) {
      for (const hex of typeof color === 'string' ? [color] : [color.light, color.dark]) {
        if (/^#[0-9a-f]{6}$/i.test(hex)) continue;
        throw new TypeError(`colors.${name}: ${hex} is not #rrggbb.`);
      }
    }
  }
}

/** Derives the colours of a brand in each theme, all with the contrast of WCAG 2.2 AA. Throws a `TypeError` if one is not `#rrggbb`. */
export function deriveColors(given: ThemeColors): DerivedColors {
  checkColors(given);
  const adjusted: AdjustedColor[] = [];
  const light = deriveMode(given, 'light', adjusted);
  const dark = deriveMode(given, 'dark', adjusted);
  const menu = Object.entries(dark).filter(([name]) => name.startsWith('menu.'));
  const focus = hasLibraryFocus(given)
    ? (themeColors['semi-dark']['border.focus'] as string)
    : deriveSemiDarkFocus(light['border.focus'] as string, {
        light: getBackgrounds(light),
        dark: getBackgrounds(dark),
      });
  const semiDark = { ...light, ...Object.fromEntries(menu), 'border.focus': focus };
  return { colors: { light, dark, 'semi-dark': semiDark }, adjusted };
}
