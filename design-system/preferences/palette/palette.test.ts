import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../tokens/contrast.ts';
import { palette } from '../../theme/generated/palette.ts';
import { contrast } from './contrast.ts';
import { derivePalette } from './derivePalette.ts';
import { derivePrimary, deriveSemiDarkFocus, inkOn, stateOf } from './derivePrimary.ts';
import { componentsOf, toHex, toOklch } from './oklch.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme = fc.constantFrom('light', 'dark');
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080'];

function lowest(color: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

function check(color: string, theme: 'light' | 'dark'): void {
  const { solid, hover, pressed, onSolid, soft, onSoft, text, focus } = derivePrimary(color, theme);
  const { surfaces, states, menu } = palette.grounds[theme];
  expect(lowest(onSolid, [solid, hover, pressed])).toBeGreaterThanOrEqual(4.5);
  expect(lowest(onSoft, [soft])).toBeGreaterThanOrEqual(4.5);
  expect(lowest(text, [...surfaces, ...states])).toBeGreaterThanOrEqual(4.5);
  expect(lowest(solid, surfaces)).toBeGreaterThanOrEqual(3);
  expect(lowest(focus, [...surfaces, ...states, ...menu])).toBeGreaterThanOrEqual(3);
}

describe('a primary colour of the reader', () => {
  test('has, whatever it is, the contrast of WCAG 2.2 AA in light and dark', () => {
    fc.assert(fc.property(anyColor, anyTheme, check), {
      numRuns: 400,
      examples: extremes.flatMap((color) => [
        [color, 'light'] as [string, 'light'],
        [color, 'dark'] as [string, 'dark'],
      ]),
    });
  });

  test('has a focus ring that is seen on the page and on the dark menu of semi-dark', () => {
    const { light, dark } = palette.grounds;
    fc.assert(
      fc.property(anyColor, (color) => {
        const ring = deriveSemiDarkFocus(color);
        expect(lowest(ring, [...light.surfaces, ...light.states])).toBeGreaterThanOrEqual(3);
        expect(lowest(ring, dark.menu)).toBeGreaterThanOrEqual(3);
        expect(lowest(derivePrimary(color, 'dark').solid, dark.menu)).toBeGreaterThanOrEqual(3);
      }),
      { examples: extremes.map((color) => [color] as [string]) },
    );
  });

  test('stays as it is where it holds', () => {
    expect(derivePrimary('#2a62d8', 'light')).toMatchObject({ solid: '#2a62d8', text: '#2a62d8' });
  });

  test('keeps its hue where it has to move', () => {
    const before = toOklch('#ffeb3b');
    const after = toOklch(derivePrimary('#ffeb3b', 'light').solid);
    expect(after.l).toBeLessThan(before.l);
    expect(Math.abs(after.h - before.h)).toBeLessThan(3);
  });
});

test('what is written on a navbar of any colour can be read, also under the pointer', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const ink = inkOn(color);
      expect(lowest(ink, [color, stateOf(color, ink, 0.06)])).toBeGreaterThanOrEqual(4.5);
    }),
    { examples: extremes.map((color) => [color] as [string]) },
  );
});

test('only what was chosen is put on the page, as names and colours that need no escaping', () => {
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

test('a colour comes back from lightness, strength and hue as it went', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('contrast is what the tokens are measured with', () => {
  const value = (hex: string) =>
    ({ colorSpace: 'srgb', components: componentsOf(hex), hex }) as const;
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(contrastRatio(value(one), value(other)), 9);
    }),
  );
});
