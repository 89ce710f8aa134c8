import { describe, expect, test } from 'vitest';
import { addEntries, cutList, cutTyped, hasSeparator } from './tagText.ts';

describe('a list of entries', () => {
  test('is cut at commas of every script, tabs and lines, without blanks and empty entries', () => {
    expect(cutList(' food, travel,,\r\nتقنية، سفر，美食、旅行\tpets\n')).toEqual([
      'food',
      'travel',
      'تقنية',
      'سفر',
      '美食',
      '旅行',
      'pets',
    ]);
  });

  test('keeps emoji that are put together of several whole', () => {
    expect(cutList('👩‍👩‍👧,👍🏽')).toEqual(['👩‍👩‍👧', '👍🏽']);
  });

  test('of which the last is still being typed leaves that one alone', () => {
    expect(cutTyped('food, tra')).toEqual({ finished: ['food'], rest: 'tra' });
    expect(cutTyped('food,')).toEqual({ finished: ['food'], rest: '' });
    expect(hasSeparator('new york')).toBe(false);
  });
});

describe('adding', () => {
  test('takes each entry once, also among the new ones', () => {
    expect(addEntries(['a'], ['b', 'a', 'b', 'c'], 9)).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['b', 'c'],
      doubles: ['a', 'b'],
      left: [],
    });
  });

  test('tells what has no room, and never drops it', () => {
    expect(addEntries(['a'], ['b', 'c', 'd'], 2)).toMatchObject({
      tags: ['a', 'b'],
      left: ['c', 'd'],
    });
  });

  test('knows an entry again that only looks different to a computer', () => {
    expect(addEntries(['é'], ['e\u0301', '\u200bé'], 9).added).toEqual([]);
  });

  test('is quick with a megabyte', () => {
    const entries = cutList(Array.from({ length: 150_000 }, (_, index) => `t${index}`).join(','));
    expect(addEntries([], entries, 200)).toMatchObject({ tags: { length: 200 } });
  });
});
