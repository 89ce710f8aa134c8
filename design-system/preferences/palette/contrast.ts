import { componentsOf, linear } from './oklch.ts';

/** How light a colour (`#rrggbb`) is, 0 to 1, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = componentsOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function ratioOf(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/** The contrast ratio of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** Colours to be told apart from, and the ratio of contrast that it takes. */
export type Grounds = {
  /** Whether a colour has the contrast to each of them. */
  passes: (color: string) => boolean;
  /** The nearest luminances with that contrast: a darker and a lighter one, beyond 0 or 1 where there is none. */
  nearest: (own: number) => [darker: number, lighter: number];
};

/** The grounds that a colour has to stand out from by a ratio of contrast. */
export function standOutFrom(others: readonly string[], ratio: number): Grounds {
  // Too near, and as wide as each other in the scale of the ratio: what is sorted by one end is by the other.
  const known = others.map(luminance).sort((a, b) => a - b);
  const tooNear = known.map(
    (ground) => [(ground + 0.05) / ratio - 0.05, (ground + 0.05) * ratio - 0.05] as const,
  );
  return {
    passes: (color) => {
      const own = luminance(color);
      return known.every((ground) => ratioOf(own, ground) >= ratio);
    },
    nearest: (own) => {
      let [darker, lighter] = [own, own];
      for (const [from, to] of tooNear) if (lighter > from && lighter < to) lighter = to;
      for (const [from, to] of tooNear.toReversed())
        if (darker > from && darker < to) darker = from;
      return [darker, lighter];
    },
  };
}
