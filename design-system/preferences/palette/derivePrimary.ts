import { palette } from '../../theme/generated/palette.ts';
import { standsOutFrom } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** The ratios of WCAG 2.2 AA. */
const forText = 4.5;
const forGraphics = 3;

/** The colours of one theme that come from the primary colour. */
export type PrimaryColors = Record<
  'solid' | 'hover' | 'pressed' | 'onSolid' | 'soft' | 'onSoft' | 'text' | 'focus',
  string
>;

/** Moves only the lightness of a colour, as little as it takes to pass; the colour itself where it does. */
export function moveUntil(color: string, passes: (moved: string) => boolean): string {
  if (passes(color)) return color;
  const { l, c, h } = toOklch(color);
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const at of [l - step, l + step]) {
      if (at < 0 || at > 1) continue;
      const moved = toHex({ l: at, c, h });
      if (passes(moved)) return moved;
    }
  }
  return color;
}

/** White, else nearly black, else black: the first of them that can be read on the colour. One always can. */
export function inkOn(color: string): string {
  const { light, dark, black } = palette.inks;
  return [light, dark].find(standsOutFrom([color], forText)) ?? black;
}

/** The colour some way from itself, away from what is written on it; the other way where it has no room. */
export function stateOf(color: string, ink: string, way: number): string {
  const { l, c, h } = toOklch(color);
  const isInkLight = ink === palette.inks.light;
  const away = isInkLight ? -way : way;
  const hasRoom = isInkLight ? l > 0.36 : l < 0.86;
  const moved = toHex({ l: l + (hasRoom ? away : -away), c, h });
  return standsOutFrom([ink], forText)(moved) ? moved : color;
}

/** What a primary colour becomes in a theme, all of it with the contrast that WCAG 2.2 AA asks for. */
export function derivePrimary(primary: string, theme: 'light' | 'dark'): PrimaryColors {
  const { surfaces, states } = palette.grounds[theme];
  const { c, h } = toOklch(primary);
  const isDark = theme === 'dark';
  const solid = moveUntil(primary, standsOutFrom(surfaces, forGraphics));
  const onSolid = inkOn(solid);
  const soft = toHex({ l: isDark ? 0.33 : 0.95, c: Math.min(c, isDark ? 0.06 : 0.03), h });
  const text = moveUntil(primary, standsOutFrom([...surfaces, ...states], forText));
  return {
    solid,
    onSolid,
    hover: stateOf(solid, onSolid, 0.06),
    pressed: stateOf(solid, onSolid, 0.12),
    soft,
    onSoft: moveUntil(text, standsOutFrom([soft], forText)),
    text,
    focus: moveUntil(
      primary,
      standsOutFrom([...surfaces, ...states, ...palette.grounds[theme].menu], forGraphics),
    ),
  };
}

/** The ring of the focus where the page is light and its menu dark: it is seen on both. */
export function deriveSemiDarkFocus(primary: string): string {
  const { light, dark } = palette.grounds;
  const grounds = [...light.surfaces, ...light.states, ...dark.menu];
  return moveUntil(primary, standsOutFrom(grounds, forGraphics));
}
