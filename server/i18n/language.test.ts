import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogue.ts';
import { languageOf, negotiateLanguage } from './language.ts';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the languages of the server', () => {
  test.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['fr, zh-Hans;q=0.5', 'zh-Hans'],
    ['en;q=0, zh', 'zh-Hans'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for the wish %s is %s', (header, locale) => {
    expect(negotiateLanguage(header).locale).toBe(locale);
  });

  test.each(['ar', 'zh-Hans'] as const)('%s has every sentence with the same places', (locale) => {
    const { en } = catalogues;
    const theirs = catalogues[locale];
    expect(Object.keys(theirs)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect([key, places(theirs[key as keyof typeof en])]).toEqual([key, places(text)]);
    }
  });

  test('fill in values once, so that a value is never read as a place', () => {
    const text = languageOf('en').say('rule.minValue', { field: '{min} $& <b>', min: 5 });
    expect(text).toBe('The minimum {min} $& <b> is 5.');
  });
});
