import { palette } from '../../theme/generated/palette.ts';
import { contrast, type Grounds, luminance, standOutFrom } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The ratios of WCAG 2.2 AA. */
const forText = 4.5;
const forGraphics = 3;

/** The colours of one theme that come from the primary colour. */
export type PrimaryColors = Record<
  'solid' | 'hover' | 'pressed' | 'onSolid' | 'soft' | 'onSoft' | 'text' | 'focus',
  string
>;

// Lightness is moved by this much at a time, up to all there is.
const stride = 0.005;
const strides = 200;

/** The fewest strides that a colour has to go, one way, to be as light or as dark as it should. */
function stridesTo(
  { l, c, h }: Oklch,
  way: 1 | -1,
  isThere: (luminance: number) => boolean,
): number {
  let [near, far] = [0, strides];
  while (near + 1 < far) {
    const middle = (near + far) >> 1;
    const at = l + way * middle * stride;
    if (at < 0 || at > 1 || isThere(luminance(toHex({ l: at, c, h })))) far = middle;
    else near = middle;
  }
  return far;
}

/** Moves only the lightness of a colour, as little as it takes to pass; the colour itself where it does. */
export function moveAwayFrom(color: string, { passes, nearest }: Grounds): string {
  if (passes(color)) return color;
  const from = toOklch(color);
  const [darker, lighter] = nearest(luminance(color));
  const first = Math.min(
    darker < 0 ? strides : stridesTo(from, -1, (found) => found <= darker),
    lighter > 1 ? strides : stridesTo(from, 1, (found) => found >= lighter),
  );
  for (let count = first; count <= strides; count += 1) {
    for (const l of [from.l - count * stride, from.l + count * stride]) {
      if (l < 0 || l > 1) continue;
      const moved = toHex({ ...from, l });
      if (passes(moved)) return moved;
    }
  }
  return color;
}

/** White, else nearly black, else black: the first of them that can be read on the colour. One always can. */
export function inkOn(color: string): string {
  const { light, dark, black } = palette.inks;
  return [light, dark].find((ink) => contrast(color, ink) >= forText) ?? black;
}

/** The colour some way from itself, away from what is written on it; the other way where it has no room. */
export function stateOf(color: string, ink: string, way: number): string {
  const { l, c, h } = toOklch(color);
  const isInkLight = ink === palette.inks.light;
  const away = isInkLight ? -way : way;
  const hasRoom = isInkLight ? l > 0.36 : l < 0.86;
  const moved = toHex({ l: l + (hasRoom ? away : -away), c, h });
  return contrast(ink, moved) >= forText ? moved : color;
}

/** What a primary colour becomes in a theme, all of it with the contrast that WCAG 2.2 AA asks for. */
export function derivePrimary(primary: string, theme: 'light' | 'dark'): PrimaryColors {
  const { surfaces, states } = palette.grounds[theme];
  const { c, h } = toOklch(primary);
  const isDark = theme === 'dark';
  const solid = moveAwayFrom(primary, standOutFrom(surfaces, forGraphics));
  const onSolid = inkOn(solid);
  const soft = toHex({ l: isDark ? 0.33 : 0.95, c: Math.min(c, isDark ? 0.06 : 0.03), h });
  const text = moveAwayFrom(primary, standOutFrom([...surfaces, ...states], forText));
  return {
    solid,
    onSolid,
    hover: stateOf(solid, onSolid, 0.06),
    pressed: stateOf(solid, onSolid, 0.12),
    soft,
    onSoft: moveAwayFrom(text, standOutFrom([soft], forText)),
    text,
    focus: moveAwayFrom(
      primary,
      standOutFrom([...surfaces, ...states, ...palette.grounds[theme].menu], forGraphics),
    ),
  };
}

/** The ring of the focus where the page is light and its menu dark: it is seen on both. */
export function deriveSemiDarkFocus(primary: string): string {
  const { light, dark } = palette.grounds;
  const grounds = [...light.surfaces, ...light.states, ...dark.menu];
  return moveAwayFrom(primary, standOutFrom(grounds, forGraphics));
}
