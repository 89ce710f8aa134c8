import { palette } from '../../theme/generated/palette.ts';
import { contrast, type ContrastTarget, contrastWith, luminance } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

// The ratios of WCAG 2.2 AA.
const textRatio = 4.5;
const graphicsRatio = 3;

/** The colours of one theme that are derived from the primary colour. */
export type PrimaryColors = Record<
  'solid' | 'hover' | 'pressed' | 'onSolid' | 'soft' | 'onSoft' | 'text' | 'focus',
  string
>;

// The search moves lightness in 200 steps across its whole range.
const stepSize = 0.005;
const maxSteps = 200;

/** Returns the fewest steps in one direction until the luminance is enough, found by bisection. */
function countSteps(
  { l, c, h }: Oklch,
  direction: 1 | -1,
  isEnough: (luminance: number) => boolean,
): number {
  let [near, far] = [0, maxSteps];
  while (near + 1 < far) {
    const middle = (near + far) >> 1;
    const lightness = l + direction * middle * stepSize;
    // Beyond black and white, the search turns back.
    if (lightness < 0 || lightness > 1 || isEnough(luminance(toHex({ l: lightness, c, h }))))
      far = middle;
    else near = middle;
  }
  return far;
}

/**
 * Returns the colour with its lightness moved as little as the target needs; unchanged if it
 * already passes.
 */
export function ensureContrast(color: string, { passes, findNearest }: ContrastTarget): string {
  if (passes(color)) return color;
  const from = toOklch(color);
  const [darker, lighter] = findNearest(luminance(color));
  // No colour has a luminance below 0 or above 1.
  const fewestSteps = Math.min(
    darker < 0 ? maxSteps : countSteps(from, -1, (luminanceThere) => luminanceThere <= darker),
    lighter > 1 ? maxSteps : countSteps(from, 1, (luminanceThere) => luminanceThere >= lighter),
  );
  // Tests each colour, because rounding to `#rrggbb` may change its contrast.
  for (let count = fewestSteps; count <= maxSteps; count += 1) {
    for (const l of [from.l - count * stepSize, from.l + count * stepSize]) {
      if (l < 0 || l > 1) continue;
      const moved = toHex({ ...from, l });
      if (passes(moved)) return moved;
    }
  }
  return color;
}

/**
 * Returns the first of white, near-black and black that has text contrast on the colour; one always
 * has.
 */
export function toTextColor(color: string): string {
  const { light, dark, black } = palette.textColors;
  return [light, dark].find((text) => contrast(color, text) >= textRatio) ?? black;
}

/**
 * Returns the hover or pressed variant of a colour: moved away from its text colour, or towards it
 * if there is no room.
 */
export function toStateColor(color: string, textColor: string, distance: number): string {
  const { l, c, h } = toOklch(color);
  const isTextLight = textColor === palette.textColors.light;
  const away = isTextLight ? -distance : distance;
  // Darker than 0.36 or lighter than 0.86, a step away from the text could hardly be seen.
  const hasRoom = isTextLight ? l > 0.36 : l < 0.86;
  const moved = toHex({ l: l + (hasRoom ? away : -away), c, h });
  return contrast(textColor, moved) >= textRatio ? moved : color;
}

/** The backgrounds of a theme to which colours need contrast. */
export type Backgrounds = Record<'surfaces' | 'states' | 'menu', readonly string[]>;

/** Derives the colours of one theme from a primary colour, all with the contrast of WCAG 2.2 AA. */
export function derivePrimary(
  primary: string,
  theme: 'light' | 'dark',
  { surfaces, states, menu }: Backgrounds = palette.backgrounds[theme],
): PrimaryColors {
  const { c, h } = toOklch(primary);
  const isDark = theme === 'dark';
  const solid = ensureContrast(primary, contrastWith(surfaces, graphicsRatio));
  const onSolid = toTextColor(solid);
  const soft = toHex({ l: isDark ? 0.33 : 0.95, c: Math.min(c, isDark ? 0.06 : 0.03), h });
  const text = ensureContrast(primary, contrastWith([...surfaces, ...states], textRatio));
  return {
    solid,
    onSolid,
    hover: toStateColor(solid, onSolid, 0.06),
    pressed: toStateColor(solid, onSolid, 0.12),
    soft,
    onSoft: ensureContrast(text, contrastWith([soft], textRatio)),
    text,
    focus: ensureContrast(primary, contrastWith([...surfaces, ...states, ...menu], graphicsRatio)),
  };
}

/**
 * Derives the focus ring of the semi-dark theme, which has contrast on its light page and its dark
 * menu.
 */
export function deriveSemiDarkFocus(
  primary: string,
  { light, dark }: Record<'light' | 'dark', Backgrounds> = palette.backgrounds,
): string {
  const backgrounds = [...light.surfaces, ...light.states, ...dark.menu];
  return ensureContrast(primary, contrastWith(backgrounds, graphicsRatio));
}
