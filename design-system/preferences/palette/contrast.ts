import { toComponents, toLinearLight } from './oklch.ts';

/** Returns the relative luminance of a colour (`#rrggbb`), 0 to 1. Source: WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = toComponents(hex);
  return 0.2126 * toLinearLight(r) + 0.7152 * toLinearLight(g) + 0.0722 * toLinearLight(b);
}

function toRatio(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  return toRatio(luminance(one), luminance(other));
}

/** Tests colours for a contrast ratio against a set of backgrounds. */
export type ContrastTarget = {
  /** Returns whether a colour has the contrast ratio to every background. */
  passes: (color: string) => boolean;
  /**
   * Returns the nearest darker and lighter luminances to `start` with that ratio; below 0 or above 1 if there
   * is none.
   */
  findNearest: (start: number) => [darker: number, lighter: number];
};

/**
 * Creates a target that colours meet if they have at least `ratio` contrast to every background.
 */
export function contrastWith(backgrounds: readonly string[], ratio: number): ContrastTarget {
  // Sorted, so that the intervals are in order too: from the end of one, `findNearest` can only get into the next ones.
  const luminances = backgrounds.map(luminance).sort((a, b) => a - b);
  // For each background, the interval of luminances with too little contrast.
  const tooClose = luminances.map(
    (other) => [(other + 0.05) / ratio - 0.05, (other + 0.05) * ratio - 0.05] as const,
  );
  return {
    passes: (color) => {
      const tested = luminance(color);
      return luminances.every((other) => toRatio(tested, other) >= ratio);
    },
    findNearest: (start) => {
      let [darker, lighter] = [start, start];
      for (const [from, to] of tooClose) if (lighter > from && lighter < to) lighter = to;
      for (const [from, to] of tooClose.toReversed())
        if (darker > from && darker < to) darker = from;
      return [darker, lighter];
    },
  };
}
