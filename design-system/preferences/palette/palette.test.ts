import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../tokens/contrast.ts';
import { palette } from '../../theme/generated/palette.ts';
import { contrast } from './contrast.ts';
import { derivePalette } from './derivePalette.ts';
import { derivePrimary, deriveSemiDarkFocus, toStateColor, toTextColor } from './derivePrimary.ts';
import { toComponents, toHex, toOklch } from './oklch.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme = fc.constantFrom('light', 'dark');
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080'];

/** Returns the lowest contrast of a colour with any of the others. */
function lowestContrast(color: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

/** Expects the contrast of WCAG 2.2 AA between the colours that are derived from a primary colour. */
function expectContrast(color: string, theme: 'light' | 'dark'): void {
  const { solid, hover, pressed, onSolid, soft, onSoft, text, focus } = derivePrimary(color, theme);
  const { surfaces, states, menu } = palette.backgrounds[theme];
  expect(lowestContrast(onSolid, [solid, hover, pressed])).toBeGreaterThanOrEqual(4.5);
  // The current item of a menu: its label on its fill, and its mark on the background of the menu.
  expect(lowestContrast(onSoft, [soft])).toBeGreaterThanOrEqual(4.5);
  expect(lowestContrast(onSoft, [palette.backgrounds[theme].menu[0]])).toBeGreaterThanOrEqual(3);
  expect(lowestContrast(text, [...surfaces, ...states])).toBeGreaterThanOrEqual(4.5);
  expect(lowestContrast(solid, surfaces)).toBeGreaterThanOrEqual(3);
  expect(lowestContrast(focus, [...surfaces, ...states, ...menu])).toBeGreaterThanOrEqual(3);
}

describe('a custom primary colour', () => {
  test('has the contrast of WCAG 2.2 AA in light and dark, for any colour', () => {
    fc.assert(fc.property(anyColor, anyTheme, expectContrast), {
      numRuns: 400,
      examples: extremes.flatMap((color) => [
        [color, 'light'] as [string, 'light'],
        [color, 'dark'] as [string, 'dark'],
      ]),
    });
  });

  test('has a focus ring with contrast on the page and on the dark menu of semi-dark', () => {
    const { light, dark } = palette.backgrounds;
    fc.assert(
      fc.property(anyColor, (color) => {
        const ring = deriveSemiDarkFocus(color);
        expect(lowestContrast(ring, [...light.surfaces, ...light.states])).toBeGreaterThanOrEqual(
          3,
        );
        expect(lowestContrast(ring, dark.menu)).toBeGreaterThanOrEqual(3);
        expect(
          lowestContrast(derivePrimary(color, 'dark').solid, dark.menu),
        ).toBeGreaterThanOrEqual(3);
      }),
      { examples: extremes.map((color) => [color] as [string]) },
    );
  });

  test('stays unchanged if it has enough contrast', () => {
    expect(derivePrimary('#2a62d8', 'light')).toMatchObject({ solid: '#2a62d8', text: '#2a62d8' });
  });

  test('keeps its hue when its lightness changes', () => {
    const before = toOklch('#ffeb3b');
    const after = toOklch(derivePrimary('#ffeb3b', 'light').solid);
    expect(after.l).toBeLessThan(before.l);
    // Hexadecimal colours round the hue, by less than 3 degrees.
    expect(Math.abs(after.h - before.h)).toBeLessThan(3);
  });
});

test('text on a navbar of any colour has contrast, also while hovered', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const text = toTextColor(color);
      expect(lowestContrast(text, [color, toStateColor(color, text, 0.06)])).toBeGreaterThanOrEqual(
        4.5,
      );
    }),
    { examples: extremes.map((color) => [color] as [string]) },
  );
});

test('a palette has only the chosen colours, as names and values that need no escaping', () => {
  expect(derivePalette({ primaryColor: null, navbarColor: null })).toEqual({});
  const both = derivePalette({ primaryColor: '#2a62d8', navbarColor: '#14784a' });
  expect(both).toMatchObject({
    '--own-on-solid-light': '#ffffff',
    '--own-navbar-text': '#ffffff',
    '--own-navbar-background': '#14784a',
  });
  for (const [name, color] of Object.entries(both)) {
    expect(`${name}: ${color}`).toMatch(/^--own-[a-z-]+: #[0-9a-f]{6}$/);
  }
});

test('converting a colour to Oklch and back returns the same colour', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('the contrast of custom colours equals the contrast of the function that checks the tokens', () => {
  const value = (hex: string) =>
    ({ colorSpace: 'srgb', components: toComponents(hex), hex }) as const;
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(contrastRatio(value(one), value(other)), 9);
    }),
  );
});
