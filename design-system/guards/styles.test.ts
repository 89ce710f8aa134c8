import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { physicalCss, rawColor } from '../../scripts/lint/stylePatterns.ts';
import { readFiles } from './components.ts';

// ESLint checks the styles in code (`house/static-styles`), but not style sheets.
const sheets = readFiles('**/*.css').filter(([path]) => !path.includes('/generated/'));

/** Returns the lines of all style sheets that match, with their paths. */
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

// Removes comments and the contents of parentheses; `:is(…, :has(…))` becomes `:has`.
function shorten(text: string): string {
  let short = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:(?:not|is|where)\((?=[^()]*:has\()/g, ':has(');
  // Parentheses are nested, so the innermost are removed until there are none.
  for (let last = ''; last !== short;) [last, short] = [short, short.replaceAll(/\([^()]*\)/g, '')];
  return short;
}

// Matches selectors with `:has()` that end with `*` or with a pseudo-class without an element. When an element is added or removed,
// browsers recompute every element to which such a rule may apply, here all elements of the page.
const openEnd = /:has\b[^,;{}]*[\s>+~](?:\*|:(?!is\b|where\b))[\w:*-]*(?=\s*[,{])/g;

// Matches rules with `:has()` on the page or a table body that style a descendant: browsers recompute everything in the page or
// table body that any rule with `:has()` may change.
const pageRule =
  /(?:\b(?:html|t?body|main)|:root|\[data-width\])[^\s,;{}]*:has\b[\s>+~]+[^\s,;{}][^,;{}]*(?=[,{])/g;

test.each([
  ['ends with an unnamed element', openEnd],
  ['on the page or a table body styles a descendant', pageRule],
])('no rule with `:has()` %s: set a custom property, which the element uses', (_, pattern) => {
  // A printed page does not change, and the page of a discussion is short.
  const allowed = /\/(?:print\.css|Conversation\.styles\.ts)$|\.(?:test|stories)\.tsx?$/;
  const page = 'app/index.html';
  const selectors = [...readFiles('**/*.{css,ts,tsx}'), [page, readFileSync(page, 'utf8')] as const]
    .filter(([path]) => !allowed.test(path))
    .flatMap(([path, text]) =>
      (shorten(text).match(pattern) ?? []).map((end) => `${path}: ${end}`),
    );
  expect(selectors).toEqual([]);
});

test('no list has `list-style: none`, with which Safari announces no list: use `withoutMarkers`', () => {
  const paths = readFiles('**/*.{css,ts,tsx}')
    // Fields still use `none` in lists of files, presets and errors: their size budget has no room for another value.
    .filter(([path]) => !path.includes('.test.') && !path.includes('/inputs/'))
    .filter(([, text]) => /list-style(?:-type)?:\s*none/.test(text))
    .map(([path]) => path);
  expect(paths).toEqual([]);
});
