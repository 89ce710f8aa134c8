import { expect, test } from 'vitest';
import { physicalCss, rawColor } from '../../scripts/lint/stylePatterns.ts';
import { readFiles } from './components.ts';

// ESLint checks the styles in code (`house/static-styles`), but not style sheets.
const sheets = readFiles('**/*.css').filter(([path]) => !path.includes('/generated/'));

function findLines(pattern: RegExp): string[] {
  return sheets.flatMap(([path, text]) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      // A rule for one direction may name its sides.
      .replaceAll(/[^{}]*\[dir=[^{}]*\{[^{}]*\}/g, '')
      .split('\n')
      .filter((line) => !/@media|@container/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

test('no style sheet has physical properties: use logical ones such as inline-size', () => {
  expect(findLines(physicalCss)).toEqual([]);
});

test('no style sheet has raw colours: use the custom properties of the tokens', () => {
  expect(findLines(rawColor)).toEqual([]);
});
