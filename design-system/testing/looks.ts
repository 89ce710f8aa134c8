import { preferenceChoices } from '../preferences/preferences.ts';

/** The themes and directions of every page and story. */
export const [, ...themes] = preferenceChoices.theme;
export const directions = ['ltr', 'rtl'] as const;

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Themes change only colours, and directions only the layout, so all other axe rules need only one theme and direction.
const colorRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = ['target-size', 'scrollable-region-focusable'];

function getRules(theme: string, dir: string): string[] {
  if (theme !== 'light') return colorRules;
  return dir === 'ltr' ? allRules : layoutRules;
}

/**
 * The six combinations of theme and direction, with the axe rules for each. A theme is a class of the body and a direction is
 * `dir`, so one visit tests several.
 */
export const looks = directions.flatMap((dir) =>
  themes.map((theme) => ({ theme: `theme-${theme}`, dir, runOnly: getRules(theme, dir) })),
);

/** A theme and a direction. */
export type Look = (typeof looks)[number];

/** Widths of screenshots, in px. */
export const widths = { phone: 360, desktop: 1280 } as const;

/** A theme, direction and width, as values of Storybook's toolbar. */
export type Mode = { theme: string; direction: string; viewport: number };

function nameMode(theme: string, direction: string, width: keyof typeof widths): [string, Mode] {
  return [`${theme} ${direction} ${width}`, { theme, direction, viewport: widths[width] }];
}

/** Every look at every width as a mode of Chromatic, by display name. */
export const everyMode = Object.fromEntries(
  themes.flatMap((theme) =>
    directions.flatMap((direction) => [
      nameMode(theme, direction, 'phone'),
      nameMode(theme, direction, 'desktop'),
    ]),
  ),
);

/** The two default modes of a story, which differ in theme, direction and width. */
export const defaultModes = Object.fromEntries([
  nameMode('light', 'ltr', 'desktop'),
  nameMode('dark', 'rtl', 'phone'),
]);
