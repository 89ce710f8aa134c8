import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOneLine } from './oneLine.ts';

test.each([
  ['  Account closed ', 'Account closed'],
  ['Account\r\nclosed\tby\u0000 bank', 'Account closed by bank'],
  ['\u001b[31mred\u001b[0m', '[31mred [0m'],
  ['a\u202egpj.exe\u2066b\u200bc\ufeff', 'agpj.exebc'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['line\u2028two', 'line two'],
  ['Cafe\u0301 \ud800', 'Café'],
  ['\u0000\n\u200b', ''],
])('the text %j becomes the line %j', (text, line) => expect(toOneLine(text, 100)).toBe(line));

test('a long text is cut after a word, or within the word if it is longer than the line', () => {
  expect(toOneLine('The account, which was closed', 20)).toBe('The account, which…');
  expect(toOneLine('The account, which was', 14)).toBe('The account…');
  expect(toOneLine('a'.repeat(3000), 20)).toBe(`${'a'.repeat(19)}…`);
  expect(toOneLine('账户已关闭'.repeat(600), 20)).toHaveLength(20);
  expect(toOneLine('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(4)}…`);
});

test.each([
  ['a flag', 'Lunch in 🇸🇬🇫🇷', 12, 'Lunch in…'],
  ['a family', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 20, '👩‍👩‍👧‍👦…'],
  ['a skin colour', '👍🏽👍🏽👍🏽', 8, '👍🏽…'],
  ['an accent that is not part of its letter', 'q̃q̃q̃q̃', 6, 'q̃q̃…'],
  ['a syllable of Hindi', 'क्षिक्षिक्षि', 7, 'क्षि…'],
])('a text is not cut within %s', (_name, text, maxLength, line) => {
  expect(toOneLine(text, maxLength)).toBe(line);
});

test('any text becomes one line of the given length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const line = toOneLine(text, 40);
      expect(line.length).toBeLessThanOrEqual(40);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(line).toBe(line.trim());
      expect(toOneLine(line, 40)).toBe(line);
    }),
  );
});
