import fc from 'fast-check';
import { expect, test } from 'vitest';
import { palette } from '../theme/generated/palette.ts';
import { defineTheme } from './defineTheme.ts';
import { contrast } from './palette/contrast.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Returns the values of the custom properties, by their names without `--brand-`. */
function readProperties(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/^ {2}--brand-([\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

test('the colours derived from any primary colour have the contrast of WCAG 2.2 AA on light and dark pages', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (light, dark) => {
      const properties = readProperties(defineTheme({ primaryColor: { light, dark } }).css);
      const get = (name: string) => properties[name] ?? '';
      for (const theme of ['light', 'dark'] as const) {
        const text = get(`on-solid-${theme}`);
        for (const role of ['solid', 'hover', 'pressed']) {
          expect(contrast(text, get(`${role}-${theme}`))).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of palette.backgrounds[theme].surfaces) {
          expect(contrast(get(`solid-${theme}`), surface)).toBeGreaterThanOrEqual(3);
          expect(contrast(get(`text-${theme}`), surface)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
  );
});

test('`adjusted` lists the colours that had to be changed, for a check in the build of a portal', () => {
  expect(defineTheme({ primaryColor: { light: '#2A62D8', dark: '#8fb8ff' } }).adjusted).toEqual([]);
  expect(defineTheme({ primaryColor: '#ffeb3b' }).adjusted).toMatchObject([
    { theme: 'light', color: '#ffeb3b' },
  ]);
  expect(
    defineTheme({ primaryColor: { light: '#14784a', dark: '#000000' } }).adjusted,
  ).toMatchObject([{ theme: 'dark', color: '#000000' }]);
});

test('the theme sets font and corners, and nothing that is left out', () => {
  expect(defineTheme({ fontFamily: "Lato, 'Noto Sans', sans-serif", radius: '4px' }).css).toBe(
    `:root {
  --brand-font-family: Lato, 'Noto Sans', sans-serif;
  --brand-radius-sm: calc(4px * 0.75);
  --brand-radius-md: 4px;
  --brand-radius-lg: calc(4px * 1.75);
}
`,
  );
  expect(defineTheme({}).css).toBe(':root {\n}\n');
});

test.each([
  { primaryColor: 'purple' },
  { primaryColor: { light: '#fff', dark: '#000000' } },
  { fontFamily: 'Lato; } body { display: none' },
  { radius: '</style>' },
])('the invalid theme %j throws', (options) => {
  expect(() => defineTheme(options)).toThrow(TypeError);
});
