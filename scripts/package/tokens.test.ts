import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFigma, buildTailwind } from './tokens.ts';

test('the preset for Tailwind names variables of the library, and writes none of its own', () => {
  const preset = buildTailwind();
  expect(preset).toMatch(/^@theme inline reference \{/);
  expect(preset).toContain('--color-primary-solid: var(--color-primary-solid);');
  expect(preset).toContain('--spacing-md: var(--space-md);');
  expect(preset).toContain('--font-body: var(--font-family-body);');
  expect(preset).toContain('--breakpoint-md: 768px;');
  const css = readFileSync('design-system/theme/generated/tokens.css', 'utf8');
  const unknown = [...preset.matchAll(/var\((--[\w-]+)\)/g)].filter(
    ([, name]) => !css.includes(`  ${name}: `),
  );
  expect(unknown).toEqual([]);
});

test('the variables for Figma have resolved values of the types that it has, and the same names in each mode', () => {
  const read = (theme: 'light' | 'dark') => JSON.stringify(buildFigma(theme));
  expect(read('light')).not.toContain('"{');
  const toNames = (text: string) => text.replaceAll(/"\$value":(?:\{[^{}]*\}|[^,}]*)/g, '');
  expect(toNames(read('dark'))).toBe(toNames(read('light')));
  expect(buildFigma('light')).toMatchObject({
    space: { md: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    font: { family: { body: { $type: 'string', $value: 'Inter Variable' } } },
    color: { text: { default: { $type: 'color', $value: { hex: '#24211e' } } } },
  });
});
