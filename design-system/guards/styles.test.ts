import { expect, test } from 'vitest';
import { readFiles } from './components.ts';

const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)\b|(?:left|right|top|bottom)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height)\s*:)/;
const color =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

// The templates of styled-components, where most of our CSS stands.
function templatesIn(text: string): string {
  const found = text.matchAll(/(?:styled[^`]*|css|keyframes)`((?:[^`\\]|\\.)*)`/g);
  return [...found].map((match) => match[1]).join('\n');
}

// Where a rule names the direction of the page, its sides are known.
function outsideOneDirection(css: string): string {
  return css.replaceAll(/[^{}]*\[dir=[^{}]*\{[^{}]*\}/g, '');
}

function linesLike(pattern: RegExp, files: [string, string][]): string[] {
  return files.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => !/@media|@container/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const isOurs = ([path]: [string, string]) =>
  !/\/generated\/|\.(test|stories)\.tsx?$|\/guards\//.test(path);
const code = readFiles('**/*.{ts,tsx}').filter(isOurs);
const sheets = readFiles('**/*.css').filter(isOurs);

test('no CSS is physical', () => {
  const styles: [string, string][] = [
    ...code.map(([path, text]): [string, string] => [path, templatesIn(withoutComments(text))]),
    ...sheets.map(([path, text]): [string, string] => [
      path,
      outsideOneDirection(withoutComments(text)),
    ]),
  ];
  expect(linesLike(physical, styles)).toEqual([]);
});

test('no colour stands outside the tokens', () => {
  const texts = [...code, ...sheets].map(([path, text]): [string, string] => [
    path,
    withoutComments(text),
  ]);
  expect(linesLike(color, texts)).toEqual([]);
});

test('nothing fades when the theme changes', () => {
  const fading = code.flatMap(([path, text]) =>
    [...text.matchAll(/\btransition(?:\(|:)[^;)]*(?:color|shadow)[^;)]*/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(fading).toEqual([]);
});

test('no file changes the style with props', () => {
  const dynamic = code.filter(([, text]) =>
    /\$\{\s*\(?\s*\(?\{?[\w\s,]*\}?\)?\s*=>/.test(templatesIn(text)),
  );
  expect(dynamic.map(([path]) => path)).toEqual([]);
});
