import type { ColorValue } from './toCss.ts';

/**
 * Converts a component of sRGB to linear light; both are 0 to 1. Source: IEC 61966-2-1. The library has the formula again for colours that
 * users choose, because tokens import nothing and the package contains nothing of `tokens`.
 */
export function toLinearLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of a colour, as WCAG defines it. */
function luminance({ components: [r, g, b] }: ColorValue): number {
  return 0.2126 * toLinearLight(r) + 0.7152 * toLinearLight(g) + 0.0722 * toLinearLight(b);
}

/** Returns the contrast ratio of two opaque colours, 1 to 21. Source: WCAG 2.2. */
export function contrastRatio(one: ColorValue, other: ColorValue): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
