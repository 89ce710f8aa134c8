import { componentsOf, linear } from './oklch.ts';

function luminance(hex: string): number {
  const [r, g, b] = componentsOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast ratio of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** Whether the colour has at least this contrast to each of the others. */
export function standsOut(color: string, others: readonly string[], ratio: number): boolean {
  return others.every((other) => contrast(color, other) >= ratio);
}
