/** The themes and directions of every page and story. */
export const themes = ['light', 'dark', 'semi-dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A theme changes only colours, and a direction only the layout: no other rule can fail in one theme or direction alone.
const colorRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

function getRules(theme: string, dir: string): string[] {
  if (theme !== 'light') return colorRules;
  return dir === 'ltr' ? allRules : layoutRules;
}

/**
 * The six combinations of theme and direction in which stories and pages are tested, with the axe rules for each. A theme is
 * a class of the body and a direction is `dir`, so one visit tests all of them.
 */
export const looks = directions.flatMap((dir) =>
  themes.map((theme) => ({ theme: `theme-${theme}`, dir, runOnly: getRules(theme, dir) })),
);

/** A theme and a direction. */
export type Look = (typeof looks)[number];

/** Widths of screenshots, in px. */
export const widths = { phone: 360, desktop: 1280 } as const;

type Mode = { theme: string; direction: string; viewport: number };

/** The looks at each width as modes of Chromatic: values of Storybook's toolbar by display name. */
export const modes: Record<string, Mode> = Object.fromEntries(
  themes.flatMap((theme) =>
    directions.flatMap((direction) =>
      Object.entries(widths).map(([name, viewport]): [string, Mode] => [
        `${theme} ${direction} ${name}`,
        { theme, direction, viewport },
      ]),
    ),
  ),
);
