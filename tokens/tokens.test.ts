import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  buildCss,
  buildHostCss,
  buildPalette,
  buildColors,
  buildArtColors,
  buildThemeColors,
  buildTypeScript,
} from './build.ts';
import { deficiencyNames, getDistance } from './colorVision.ts';
import { contrastRatio } from './contrast.ts';
import { readPairs, readTheme, themeNames, type ThemeName } from './read.ts';
import type { ColorValue } from './toCss.ts';

/** Reads a file by its path from this folder. */
function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

const pairs = readPairs();

function readColors(theme: ThemeName): Map<string, ColorValue> {
  return new Map(readTheme(theme).map(({ path, value }) => [path, value as ColorValue]));
}

describe('tokens', () => {
  test('have the same names in every theme', () => {
    const [light, ...others] = themeNames.map((name) => readTheme(name).map(({ path }) => path));
    for (const names of others) expect(names).toEqual(light);
  });

  test('leave no alias unresolved', () => {
    for (const name of themeNames) expect(JSON.stringify(readTheme(name))).not.toMatch(/"\{/);
  });

  test('have colour components that match their hexadecimal form', () => {
    for (const { path, type, value } of readTheme('dark')) {
      if (type !== 'color') continue;
      const { components, hex } = value as ColorValue;
      const digits = components.map((component) =>
        Math.round(component * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`${path} #${digits.join('')}`).toBe(`${path} ${hex}`);
    }
  });

  // A distance of 0.1 is five times a just noticeable difference.
  test.each(themeNames)(
    'have colours for two series of a chart that differ with every colour deficiency in %s',
    (theme) => {
      const colors = readColors(theme);
      const [first, second] = ['color.data.1', 'color.data.2'].map((path) => colors.get(path));
      const distances = deficiencyNames.map((name) =>
        getDistance(first as ColorValue, second as ColorValue, name),
      );
      expect(Math.min(...distances)).toBeGreaterThan(0.1);
    },
  );

  test.each(themeNames)('reach the contrast that each pair needs in %s', (theme) => {
    const colors = readColors(theme);
    const failures = pairs.flatMap(({ foreground, background, ratio }) => {
      const reached = contrastRatio(
        colors.get(foreground) as ColorValue,
        colors.get(background) as ColorValue,
      );
      return reached < ratio
        ? [`${foreground} on ${background}: ${reached.toFixed(2)} < ${ratio}`]
        : [];
    });
    expect(failures).toEqual([]);
  });

  test('match the generated files (run `npm run tokens` if not)', () => {
    const folder = '../design-system/theme/generated/';
    expect(read(`${folder}tokens.css`)).toBe(buildCss());
    expect(read(`${folder}hostTokens.css`)).toBe(buildHostCss());
    expect(read(`${folder}tokens.ts`)).toBe(buildTypeScript());
    expect(read(`${folder}colors.ts`)).toBe(buildColors());
    expect(read(`${folder}palette.ts`)).toBe(buildPalette());
    expect(read(`${folder}themeColors.ts`)).toBe(buildThemeColors());
    expect(read(`${folder}artColors.ts`)).toBe(buildArtColors());
  });
});

test('in the dark theme, primary controls are light with dark text, because a grey fill would look disabled', () => {
  const dark = new Map(readTheme('dark').map(({ path, value }) => [path, value as ColorValue]));
  const get = (name: string) => dark.get(`color.${name}`) as ColorValue;
  for (const surface of ['background.canvas', 'background.surface', 'background.raised'])
    expect(contrastRatio(get('primary.solid'), get(surface)), surface).toBeGreaterThan(10);
  expect(contrastRatio(get('primary.solid'), get('primary.onSolid'))).toBeGreaterThan(10);
});

test.each(themeNames)(
  'the current item of the menu has little contrast with the menu, but readable text: %s',
  (theme) => {
    const values = new Map(readTheme(theme).map(({ path, value }) => [path, value as ColorValue]));
    const get = (name: string) => values.get(`color.menu.${name}`) as ColorValue;
    expect(contrastRatio(get('active'), get('background'))).toBeLessThan(1.6);
    expect(contrastRatio(get('active'), get('background'))).toBeGreaterThan(1.1);
    expect(contrastRatio(get('onActive'), get('active'))).toBeGreaterThan(10);
  },
);

test('pictures are not more colourful in the dark theme than in the light theme, so that titles are seen first', () => {
  const [light, dark] = [readColors('light'), readColors('dark')];
  // How colourful a colour is: 0 for grey.
  const getSpread = ({ components }: ColorValue) =>
    Math.max(...components) - Math.min(...components);
  const moreColourful = [...light]
    .filter(([path]) => path.startsWith('color.art.'))
    .filter(([path, color]) => getSpread(dark.get(path) as ColorValue) > getSpread(color) + 0.001);
  expect(moreColourful.map(([path]) => path)).toEqual([]);
});
