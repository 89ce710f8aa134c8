import { describe, expect, test } from 'vitest';
import { builtInRules } from './rules.ts';

const { test: required } = builtInRules.required;
const { test: email } = builtInRules.email;
const { test: digits } = builtInRules.digits;
const { test: regex } = builtInRules.regex;
const { test: min_value } = builtInRules.min_value;
const { test: max_value } = builtInRules.max_value;
const { test: min_length } = builtInRules.min_length;
const { test: max_length } = builtInRules.max_length;

/**
 * The limit for how much longer four times the length may take: four times as long is proportional, sixteen times quadratic; eight is
 * between both.
 */
const maxRise = 8;

/** Returns the shortest time of ten rounds, which other programs delay the least. */
function measureFastest(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

describe('required', () => {
  test.each([' a ', 0, -0, NaN, true, ['a'], {}, 'مرحبا', 0n])('accepts %o', (value) =>
    expect(required(value, true)).toBe(true),
  );
  test.each([null, undefined, [], false, '\t\n', '\ufeff'])('rejects %o', (value) =>
    expect(required(value, true)).toBe(false),
  );
});

describe('email', () => {
  test.each([
    'first.last@sub.example.com',
    'user+tag@example.org',
    "o'neil@example.ie",
    'a_b-c@ex-ample.museum',
    'x@1.2.example',
  ])('accepts %s', (value) => expect(email(value, true)).toBe(true));

  test.each([
    'plain',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c1',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co\n',
    'a@b@c.co',
    'a@exämple.com',
    'a\u200b@b.co',
    'a@b_c.co',
    '<a@b.co>',
    '',
    null,
    7,
    {},
    ['a@b.co'],
  ])('rejects %o', (value) => expect(email(value, true)).toBe(false));

  test('accepts a list', () => expect(email(['a@b.co', ' c@d.co'], { multiple: true })).toBe(true));
  test.each([',a@b.co', ',', [], ['a'], [7]])('rejects the list %o', (value) =>
    expect(email(value, { multiple: true })).toBe(false),
  );
  test.each(['a', 'a.', 'a@', '-', 'a@a-.', '@.'])(
    'takes at most proportional time for a megabyte of "%s"',
    (part) => {
      const measure = (length: number) => {
        const text = part.repeat(length / part.length);
        return measureFastest(() => email(text, { multiple: true }));
      };
      // Other programs delay single attempts; quadratic time shows in all.
      const isProportional = () => measure(1_000_000) < maxRise * measure(250_000);
      expect(Array.from({ length: 5 }).some(isProportional)).toBe(true);
    },
  );
});

describe('digits', () => {
  test.each([
    [123456, 6],
    ['0', 1],
  ])('accepts %o as %i digits', (value, length) => expect(digits(value, length)).toBe(true));
  test.each([
    ['12.456', 6],
    ['12345\n', 6],
    ['', 0],
    ['', 6],
    [null, 6],
    [1.5, 3],
    [['1'], 1],
  ])('rejects %o as %i digits', (value, length) => expect(digits(value, length)).toBe(false));
});

describe('regex', () => {
  test.each(['', 'g', 'y', 'gy'])(
    'gives the same result each time with the flags "%s"',
    (flags) => {
      const pattern = new RegExp('^ab', flags);
      const results = Array.from({ length: 4 }, () => regex('abc', pattern));
      expect(results).toEqual([true, true, true, true]);
    },
  );
  test('keeps flags and does not change lastIndex', () => {
    const pattern = /b/giu;
    pattern.lastIndex = 2;
    expect(regex('aB', pattern)).toBe(true);
    expect(pattern.lastIndex).toBe(2);
    expect(regex('ab', /b/y)).toBe(false);
    expect(regex('a\nb', /^b$/m)).toBe(true);
  });
  test('accepts numbers and text only', () => {
    expect(regex(42, /^\d+$/)).toBe(true);
    expect(regex({}, /object/)).toBe(false);
    // No value counts as the empty text.
    expect(regex(null, /^$/)).toBe(true);
  });
});

describe('min_value and max_value', () => {
  test.each([
    [10, 10],
    ['1e1', 10],
    ['0', 0],
    ['-5', -5],
    [10n, 10],
  ])('accept %o if the bound is %i', (value, bound) => {
    expect(min_value(value, bound)).toBe(true);
    expect(max_value(value, bound)).toBe(true);
  });
  test.each(['', '\u3000', null, undefined, [], 'NaN', NaN, {}, Symbol('1')])(
    'reject %o, which is no number',
    (value) => {
      expect(min_value(value, -Infinity)).toBe(false);
      expect(max_value(value, Infinity)).toBe(false);
    },
  );
  test('compare numbers, not texts', () => {
    expect(min_value('9', 10)).toBe(false);
    expect(max_value('9', 10)).toBe(true);
    expect(max_value('10.01', 10)).toBe(false);
  });
});

describe('min_length and max_length', () => {
  test.each([
    ['', 0],
    [123, 3],
    [['a', 'b'], 2],
  ])('accept %o, whose length is %i, if this is the bound', (value, length) => {
    expect(min_length(value, length)).toBe(true);
    expect(max_length(value, length)).toBe(true);
    expect(min_length(value, length + 1)).toBe(false);
    expect(max_length(value, length - 1)).toBe(false);
  });
  test.each([{}, true])('reject %o, which has no length', (value) => {
    expect(min_length(value, 0)).toBe(false);
    expect(max_length(value, 9)).toBe(false);
  });
});
