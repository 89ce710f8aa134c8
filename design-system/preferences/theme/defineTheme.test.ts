import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastPairs, themeColors } from '../../theme/generated/themeColors.ts';
import { contrast } from '../palette/contrast.ts';
import { toHex } from '../palette/oklch.ts';
import { deriveColors } from './deriveColors.ts';
import { defineTheme } from './defineTheme.ts';
import type { ThemeColors } from './themeOptions.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** A background of any hue, with a lightness that a page of a theme may have. */
const anyGround = (min: number, max: number) =>
  fc
    .tuple(
      fc.integer({ min, max }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => toHex({ l: l / 100, c: c / 1000, h }));
const anySurface = fc.record({ light: anyGround(93, 100), dark: anyGround(12, 28) });

const anyBrand: fc.Arbitrary<ThemeColors> = fc.record(
  {
    primary: anyColor,
    accent: anyColor,
    neutral: anyColor,
    success: anyColor,
    warning: anyColor,
    danger: anyColor,
    info: anyColor,
    canvas: anySurface,
    surface: anySurface,
    sunken: anySurface,
    series: fc.array(anyColor, { maxLength: 8 }),
  },
  { requiredKeys: [] },
);

describe('the colours of any brand', () => {
  test('have the contrast of WCAG 2.2 AA in every theme', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { colors } = deriveColors(brand);
        for (const theme of ['light', 'dark', 'semi-dark'] as const) {
          for (const [foreground, background, ratio] of contrastPairs) {
            const pair = [colors[theme][foreground], colors[theme][background]] as [string, string];
            expect(
              contrast(...pair),
              `${theme}: ${foreground} on ${background}`,
            ).toBeGreaterThanOrEqual(ratio);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are those of the library if none is given', () => {
    expect(deriveColors({}).colors).toEqual(themeColors);
    expect(defineTheme({})).toEqual({ css: '', adjusted: [] });
  });

  test('keep the lightness of the neutrals, in the hue of the brand', () => {
    const { light } = deriveColors({ neutral: '#335577' }).colors;
    expect(light['background.canvas']).not.toBe(themeColors.light['background.canvas']);
    expect(contrast(light['text.default'] as string, '#ffffff')).toBeCloseTo(
      contrast(themeColors.light['text.default'] as string, '#ffffff'),
      0,
    );
    expect(light['background.surface']).toBe('#ffffff');
  });
});

test('`adjusted` lists the colours that had to be changed, for a check in the build of a portal', () => {
  const adjust = (colors: ThemeColors) => defineTheme({ colors }).adjusted;
  expect(adjust({ primary: { light: '#2A62D8', dark: '#8fb8ff' } })).toEqual([]);
  expect(adjust({ primary: '#ffeb3b' })).toMatchObject([
    { name: 'primary', theme: 'light', color: '#ffeb3b' },
  ]);
  expect(
    adjust({
      danger: { light: '#c91e50', dark: '#000000' },
      series: [
        { light: '#2a62d8', dark: '#8fb8ff' },
        { light: '#fff9c4', dark: '#fff9c4' },
      ],
    }),
  ).toMatchObject([
    { name: 'series 2', theme: 'light', color: '#fff9c4' },
    { name: 'danger', theme: 'dark', color: '#000000' },
  ]);
});

test('the theme sets fonts, sizes, corners, density, shadows and motion, and nothing that is left out', () => {
  const { css } = defineTheme({
    fontFamily: { body: "Lato, 'Noto Sans', sans-serif", heading: 'Georgia, serif' },
    fontSize: { base: 1, ratio: 1.25 },
    fontWeight: { bold: 800 },
    radius: '4px',
    borderWidth: '2px',
    density: 'compact',
    shadow: 'none',
    motion: 0.5,
  });
  expect(css).toBe(`:root {
  --font-family-body: Lato, 'Noto Sans', sans-serif;
  --font-family-heading: Georgia, serif;
  --font-size-xs: 0.6875rem;
  --font-size-sm: 0.8rem;
  --font-size-md: 1rem;
  --font-size-lg: 1.25rem;
  --font-size-xl: 1.5625rem;
  --font-size-2xl: 1.9531rem;
  --font-size-3xl: 2.4414rem;
  --font-size-4xl: 3.8147rem;
  --font-weight-bold: 800;
  --radius-sm: min(4px * 0.75, 0.375rem);
  --radius-md: 4px;
  --radius-lg: calc(4px * 1.75);
  --border-width-thin: 2px;
  --density: 0.75;
  --motion-duration-fast: 60ms;
  --motion-duration-medium: 100ms;
  --motion-duration-slow: 160ms;
}
:root,
.theme-light,
.theme-dark {
  --shadow-sm: none;
  --shadow-md: none;
  --shadow-lg: none;
}
`);
});

test('what a brand changes in one theme is set in each, so that a region of another theme does not inherit it', () => {
  const { css } = defineTheme({ colors: { success: { light: '#0b6e3f', dark: '#3fb374' } } });
  const [light = '', dark = ''] = css.split('@media screen');
  expect(light).toContain('--color-success-solid: #0b6e3f;');
  expect(dark).toContain('--color-success-solid: #3fb374;');
});

test('a colour that the user chooses takes precedence over the brand', () => {
  const { css } = defineTheme({ colors: { primary: '#0f7580' } });
  expect(css).toContain('--color-primary-solid: var(--own-solid-light, #0f7580);');
  expect(css).toContain('--color-border-focus: var(--own-focus-semi-dark, ');
});

test('values that are not valid are rejected', () => {
  expect(() => defineTheme({ colors: { primary: 'teal' } })).toThrow(
    'colors.primary: teal is not #rrggbb.',
  );
  expect(() =>
    defineTheme({ colors: { series: ['#112233', { light: '#fff', dark: '#000000' }] } }),
  ).toThrow('colors.series: #fff is not #rrggbb.');
  expect(() => defineTheme({ radius: '4px; } body { display: none' })).toThrow(TypeError);
  expect(() => defineTheme({ colors: { canvas: '#ffffff', surface: '#000000' } })).toThrow(
    /^No [\w.]+ has a contrast of/,
  );
  // Brands in JSON have no types.
  expect(() => defineTheme({ primaryColor: '#0f7580' } as object)).toThrow(
    'There is no option primaryColor; there are colors, fontFamily',
  );
  expect(() => defineTheme({ colors: { brand: '#0f7580' } as object })).toThrow(
    'There is no option colors.brand; there are primary, accent',
  );
  expect(() => defineTheme({ density: 'dense' as 'compact' })).toThrow(
    'There is no density dense.',
  );
});
