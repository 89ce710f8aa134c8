import { derivePrimaryProperties } from './palette/derivePalette.ts';
import { derivePrimary } from './palette/derivePrimary.ts';

/** The brand of a portal. The library's default applies to options that are omitted. */
export type ThemeOptions = {
  /** The primary colour (`#rrggbb`), or a colour for light pages and a colour for dark ones. */
  primaryColor?: string | { light: string; dark: string };
  /** The `font-family` of all texts, with its fallbacks. Load the font yourself. */
  fontFamily?: string;
  /** The radius of controls, e.g. `0.25rem`. Small elements and cards have proportional radii. */
  radius?: string;
};

/** A primary colour with less contrast than 3 : 1 to the background of a theme, and the nearest colour, which is used instead. */
export type AdjustedColor = { theme: 'light' | 'dark'; color: string; used: string };

/** The stylesheet of a brand. */
export type DefinedTheme = {
  /** A rule for `:root`. Its position among other stylesheets does not matter. */
  css: string;
  /** The primary colours that had to become lighter or darker. */
  adjusted: AdjustedColor[];
};

function definePrimary(option: NonNullable<ThemeOptions['primaryColor']>) {
  const primary = typeof option === 'string' ? { light: option, dark: option } : option;
  for (const color of [primary.light, primary.dark]) {
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new TypeError(`${color} is not #rrggbb.`);
  }
  const adjusted = (['light', 'dark'] as const).flatMap((theme) => {
    const color = primary[theme].toLowerCase();
    const used = derivePrimary(color, theme).solid;
    return used === color ? [] : [{ theme, color, used }];
  });
  return { properties: derivePrimaryProperties('brand', primary), adjusted };
}

/**
 * Returns the stylesheet of a brand: primary colour, font and corners in every theme. The shades are derived from the primary colour and
 * have the contrast of WCAG 2.2 AA. A primary colour that the user chooses takes precedence. Throws a `TypeError` if a value is not valid.
 */
export function defineTheme({ primaryColor, fontFamily, radius }: ThemeOptions): DefinedTheme {
  const primary = primaryColor ? definePrimary(primaryColor) : { properties: {}, adjusted: [] };
  const properties: Record<string, string> = { ...primary.properties };
  if (fontFamily !== undefined) properties['--brand-font-family'] = fontFamily;
  if (radius !== undefined) {
    properties['--brand-radius-sm'] = `calc(${radius} * 0.75)`;
    properties['--brand-radius-md'] = radius;
    properties['--brand-radius-lg'] = `calc(${radius} * 1.75)`;
  }
  const lines = Object.entries(properties).map(([name, value]) => {
    if (/[;{}<>]/.test(value)) throw new TypeError(`${value} is not a CSS value.`);
    return `  ${name}: ${value};\n`;
  });
  return { css: `:root {\n${lines.join('')}}\n`, adjusted: primary.adjusted };
}
