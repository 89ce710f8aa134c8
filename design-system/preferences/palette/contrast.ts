import { componentsOf, linear } from './oklch.ts';

function luminance(hex: string): number {
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

/** A test for colours: whether one has at least this contrast to each of the others. */
export function standsOutFrom(
  others: readonly string[],
  ratio: number,
): (color: string) => boolean {
  const known = others.map(luminance);
  return (color) => {
    const own = luminance(color);
    return known.every((other) => ratioOf(own, other) >= ratio);
  };
}
