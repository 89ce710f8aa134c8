import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogue.ts';
import { createLanguage, negotiateLanguage } from './language.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the languages of the server', () => {
  test.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['tlh, zh-Hans;q=0.5', 'zh-Hans'],
    ['en;q=0, zh', 'zh-Hans'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('the header %s selects %s', (header, locale) => {
    expect(negotiateLanguage(header).locale).toBe(locale);
  });

  test.each(['ar', 'zh-Hans'] as const)(
    '%s has every message with the same placeholders',
    (locale) => {
      const { en } = catalogues;
      const translated = catalogues[locale];
      expect(Object.keys(translated)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(en)) {
        expect([key, placeholders(translated[key as keyof typeof en])]).toEqual([
          key,
          placeholders(text),
        ]);
      }
    },
  );

  test('interpolates in one pass, so a value is never read as a placeholder', () => {
    const text = createLanguage('en').translate('rule.minValue', { field: '{min} $& <b>', min: 5 });
    expect(text).toBe('The minimum {min} $& <b> is 5.');
  });
});
