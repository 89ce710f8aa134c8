import { ownProperties, themeColors } from '../../theme/generated/themeColors.ts';
import { type AdjustedColor, deriveColors, type DerivedColors } from './deriveColors.ts';
import type { Density, ThemeOptions } from './themeOptions.ts';

export type { AdjustedColor } from './deriveColors.ts';
export type { Density, ThemeColor, ThemeColors, ThemeOptions } from './themeOptions.ts';

/** The stylesheet of a brand. */
export type DefinedTheme = {
  /** Rules for all themes. Their position among other stylesheets does not matter, because those of the library are in a layer. */
  css: string;
  /** The colours that had to become lighter or darker. */
  adjusted: AdjustedColor[];
};

type Properties = [name: string, value: string][];
type ThemeName = keyof DerivedColors['colors'];

const densities: Record<Density, number> = { compact: 0.75, normal: 1, comfortable: 1.125 };

/** The step of each size of text above or below the base. */
const steps = { xs: -2, sm: -1, md: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4, '4xl': 6 };
// Smaller texts are hard to read.
const minSize = 0.6875;

const round = (value: number) => String(Math.round(value * 1e4) / 1e4);

function toRule(selector: string, properties: Properties): string {
  if (properties.length === 0) return '';
  const lines = properties.map(([name, value]) => {
    if (/[;{}<>]/.test(value)) throw new TypeError(`${value} is not a CSS value.`);
    return `  ${name}: ${value};\n`;
  });
  return `${selector} {\n${lines.join('')}}\n`;
}

function toProperty(name: string): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--color-${kebab.replace('.', '-')}`;
}

/** Returns the rules of all themes for the colours that the brand changes in any of them. */
function writeColors({ colors }: DerivedColors): string {
  const names = Object.keys(themeColors.light).filter((name) =>
    (['light', 'dark'] as const).some((mode) => colors[mode][name] !== themeColors[mode][name]),
  );
  const list = (theme: ThemeName, isListed: (name: string) => boolean): Properties =>
    names.filter(isListed).map((name) => {
      const color = colors[theme][name] as string;
      const own = ownProperties[theme][name];
      // A colour that the user chooses takes precedence.
      return [toProperty(name), own ? `var(--${own}, ${color})` : color];
    });
  // The rule of the library for semi-dark sets these.
  const isOfSemiDark = (name: string) =>
    ownProperties['semi-dark'][name] !== ownProperties.light[name] ||
    themeColors['semi-dark'][name] !== themeColors.light[name] ||
    colors['semi-dark'][name] !== colors.light[name];
  const others =
    toRule(
      '.theme-dark',
      list('dark', () => true),
    ) + toRule('.theme-semi-dark', list('semi-dark', isOfSemiDark));
  const light = toRule(
    ':root,\n.theme-light',
    list('light', () => true),
  );
  return others === '' ? light : `${light}@media screen {\n${others}}\n`;
}

function listFonts({ fontFamily, fontSize, fontWeight }: ThemeOptions): Properties {
  const families = typeof fontFamily === 'string' ? { body: fontFamily } : (fontFamily ?? {});
  const { base = 0.9375, ratio = 1.125 } = fontSize ?? {};
  const sizes = fontSize ? Object.entries(steps) : [];
  return [
    ...Object.entries(families).map(([name, value]) => [`--font-family-${name}`, value] as const),
    ...sizes.map(
      ([name, step]) =>
        [`--font-size-${name}`, `${round(Math.max(minSize, base * ratio ** step))}rem`] as const,
    ),
    ...Object.entries(fontWeight ?? {}).map(
      ([name, value]) => [`--font-weight-${name}`, String(value)] as const,
    ),
  ].map(([name, value]) => [name, value]);
}

function listShapes({ radius, borderWidth, density, motion }: ThemeOptions): Properties {
  const properties: Properties = [];
  if (radius !== undefined) {
    properties.push(
      // With more, a checkbox would look like a radio button.
      ['--radius-sm', `min(${radius} * 0.75, 0.375rem)`],
      ['--radius-md', radius],
      ['--radius-lg', `calc(${radius} * 1.75)`],
    );
  }
  if (borderWidth !== undefined) properties.push(['--border-width-thin', borderWidth]);
  if (density !== undefined) {
    if (!(density in densities)) throw new TypeError(`There is no density ${density}.`);
    properties.push(['--density', String(densities[density])]);
  }
  if (motion !== undefined) {
    const durations = { fast: 120, medium: 200, slow: 320 };
    for (const [name, ms] of Object.entries(durations)) {
      properties.push([`--motion-duration-${name}`, `${round(ms * motion)}ms`]);
    }
  }
  return properties;
}

function listShadows({ shadow }: ThemeOptions): Properties {
  const shadows = shadow === 'none' ? { sm: 'none', md: 'none', lg: 'none' } : (shadow ?? {});
  return Object.entries(shadows).map(([name, value]) => [`--shadow-${name}`, value]);
}

// The names of `ThemeOptions`, for brands in JSON.
const optionNames = {
  '': 'colors fontFamily fontSize fontWeight radius borderWidth density shadow motion',
  colors: 'primary accent neutral success warning danger info canvas surface raised sunken series',
  fontFamily: 'body heading mono',
  fontSize: 'base ratio',
  fontWeight: 'regular medium semibold bold',
  shadow: 'sm md lg',
};

/** Throws a `TypeError` for an option that does not exist. */
function checkNames(options: object): void {
  const byGroup = options as Record<string, unknown>;
  for (const [group, known] of Object.entries(optionNames)) {
    const given = group === '' ? options : byGroup[group];
    if (typeof given !== 'object' || given === null) continue;
    const unknown = Object.keys(given).find((name) => !known.split(' ').includes(name));
    if (unknown !== undefined) {
      throw new TypeError(
        `There is no option ${group && `${group}.`}${unknown}; there are ${known.split(' ').join(', ')}.`,
      );
    }
  }
}

/**
 * Returns the stylesheet of a brand: colours in every theme, fonts, corners, borders, density, shadows and motion. Shades are derived from the
 * colours and have the contrast of WCAG 2.2 AA. A primary colour that the user chooses takes precedence. Throws a `TypeError` if a value is not
 * valid.
 */
export function defineTheme(options: ThemeOptions): DefinedTheme {
  checkNames(options);
  const derived = deriveColors(options.colors ?? {});
  const shared = toRule(':root', [...listFonts(options), ...listShapes(options)]);
  // The library sets the shadows of the dark theme on its class.
  const shadows = toRule(':root,\n.theme-light,\n.theme-dark', listShadows(options));
  return { css: shared + shadows + writeColors(derived), adjusted: derived.adjusted };
}
