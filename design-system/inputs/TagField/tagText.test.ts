import { describe, expect, test } from 'vitest';
import { addEntries, hasSeparator, parseEntries, splitTyped, toSeparator } from './tagText.ts';

const commas = toSeparator();

describe('a list of entries', () => {
  test('is split at commas of every script, tabs and line breaks, trimmed and without empty entries', () => {
    expect(parseEntries(' food, travel,,\r\nتقنية، سفر，美食、旅行\tpets\n', commas)).toEqual([
      'food',
      'travel',
      'تقنية',
      'سفر',
      '美食',
      '旅行',
      'pets',
    ]);
  });

  test('keeps composed emoji whole', () => {
    expect(parseEntries('👩‍👩‍👧,👍🏽', commas)).toEqual(['👩‍👩‍👧', '👍🏽']);
  });

  test('keeps the last entry separate while it is being typed', () => {
    expect(splitTyped('food, tra', commas)).toEqual({ finished: ['food'], rest: 'tra' });
    expect(splitTyped('food,', commas)).toEqual({ finished: ['food'], rest: '' });
    expect(hasSeparator('new york', commas)).toBe(false);
  });
});

test('a separator of the portal replaces the commas', () => {
  expect(parseEntries('Oslo, Norway; Bergen, Norway\nRome', toSeparator([';']))).toEqual([
    'Oslo, Norway',
    'Bergen, Norway',
    'Rome',
  ]);
  expect(parseEntries('a]b^c-d\\e', toSeparator([']', '^', '-', '\\']))).toEqual([...'abcde']);
});

describe('adding entries', () => {
  test('skips duplicates, also among the new entries', () => {
    expect(addEntries(['a'], ['b', 'a', 'b', 'c'], 9)).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['b', 'c'],
      duplicates: ['a', 'b'],
      excess: [],
    });
  });

  test('returns the entries beyond the capacity', () => {
    expect(addEntries(['a'], ['b', 'c', 'd'], 2)).toMatchObject({
      tags: ['a', 'b'],
      excess: ['c', 'd'],
    });
  });

  test('skips entries that differ only in their Unicode representation', () => {
    expect(addEntries(['é'], ['e\u0301', '\u200bé'], 9).added).toEqual([]);
  });

  test('handles a megabyte of text', () => {
    const entries = parseEntries(
      Array.from({ length: 150_000 }, (_, index) => `t${index}`).join(','),
      commas,
    );
    expect(addEntries([], entries, 200)).toMatchObject({ tags: { length: 200 } });
  });
});
