import { afterEach, expect, test, vi } from 'vitest';
import { getFirstGrapheme } from './getFirstGrapheme.ts';

afterEach(() => void vi.unstubAllGlobals());

const cases: [string, string][] = [
  ['maya', 'M'],
  ['émile', 'É'],
  ['李', '李'],
  ['😀 hello', '😀'],
  ['', ''],
];

test.each([
  ...cases,
  ['e\u0301mile', 'E\u0301'],
  ['🇩🇪 Germany', '🇩🇪'],
  ['नि', 'नि'],
  ['👩‍🍳 tea', '👩‍🍳'],
])('the first grapheme of %j, in upper case, is %j', (text, first) => {
  expect(getFirstGrapheme(text, 'en')).toBe(first);
});

test.each(cases)(
  'without Intl.Segmenter, the first grapheme of %j, in upper case, is %j',
  (text, first) => {
    vi.stubGlobal('Intl', {});
    expect(getFirstGrapheme(text, 'en')).toBe(first);
  },
);
