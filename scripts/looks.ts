const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A theme changes only colours, and a direction only the layout: no other rule can fail in one theme or direction alone.
const colorRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

/**
 * The six combinations of theme and direction in which stories and pages are tested, with the axe rules for each. A theme is
 * a class of the body and a direction is `dir`, so one visit tests all of them.
 */
export const looks = ['ltr', 'rtl'].flatMap((dir) => [
  { theme: 'theme-light', dir, runOnly: dir === 'ltr' ? allRules : layoutRules },
  { theme: 'theme-dark', dir, runOnly: colorRules },
  { theme: 'theme-semi-dark', dir, runOnly: colorRules },
]);

/** A theme and a direction. */
export type Look = (typeof looks)[number];
