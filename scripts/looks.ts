const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A theme is nothing but colours: in the others, the rest needs no second look.
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * The six looks that stories and pages are judged in, each with what axe runs there. Classes of the body and `dir` are
 * all that a theme and a direction are, so one visit can look at all of them.
 */
export const looks = ['ltr', 'rtl'].flatMap((dir) => [
  { theme: 'theme-light', dir, runOnly: standards },
  { theme: 'theme-dark', dir, runOnly: ofColours },
  { theme: 'theme-semi-dark', dir, runOnly: ofColours },
]);

/** One of them. */
export type Look = (typeof looks)[number];
