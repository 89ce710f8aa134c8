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

// When an element comes or goes, browsers compute again all that a rule with `:has()` may change: with an open end, the whole page.
function findOpenEnds(text: string): string[] {
  let short = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let last = ''; last !== short;) [last, short] = [short, short.replaceAll(/\([^()]*\)/g, '')];
  return short.match(/:has\b[^,;{}]*[\s>+~](?:\*|:(?!is\b|where\b))[\w:*-]*(?=\s*[,{])/g) ?? [];
}

test('no rule with `:has()` ends with an element that it does not name: set a custom property, which the element uses', () => {
  // Only print style sheets and the page of a discussion, which is short, have such rules.
  const allowed = /\/(?:print\.css|Conversation\.styles\.ts)$/;
  const found = readFiles('**/*.{css,styles.ts}')
    .filter(([path]) => !allowed.test(path))
    .flatMap(([path, text]) => findOpenEnds(text).map((end) => `${path}: ${end}`));
  expect(found).toEqual([]);
});
