import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogue.ts';
import { createLanguage, negotiateLanguage } from './language.ts';

// Removes duplicates, because each plural form repeats the placeholders of its message.
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();

describe('the languages of the server', () => {
  test.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['tlh, zh-Hans;q=0.5', 'zh-Hans'],
    ['en;q=0, zh', 'zh-Hans'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('the header %s selects the language %s', (header, locale) => {
    expect(negotiateLanguage(header).locale).toBe(locale);
  });

  // Mail programs find links in a text by themselves: many take a full stop, or an Arabic or Chinese comma, for a part of the link.
  test('in each text, a link has blanks around it', () => {
    const link = /.?\{(?:address|devices|payout|preferences|reset|url|wallet)\}.?/gu;
    for (const [locale, messages] of Object.entries(catalogues)) {
      const links = Object.values(messages).flatMap((text) => text.match(link) ?? []);
      expect(links.length).toBeGreaterThan(15);
      const touched = links.filter((text) => !/^\s?\{\w+\}\s?$/.test(text));
      expect(touched, locale).toEqual([]);
    }
  });

  test.each([
    ['en', 'Pacific/Kiritimati', 'January 1, 2031 (GMT+14)'],
    ['en', 'America/New_York', 'December 31, 2030 (EST)'],
    ['zh-Hans', 'UTC', '2030年12月31日 (UTC)'],
    ['ar', 'Etc/GMT+12', '31 ديسمبر 2030 (غرينتش-12)'],
  ] as const)('a day in %s names its zone %s', (locale, zone, expected) => {
    const time = Date.parse('2030-12-31T15:00:00.000Z');
    expect(createLanguage(locale).formatDate(time, zone)).toBe(expected);
  });

  test.each([
    ['en', 'Food, Music, and Travel'],
    ['ar', 'Food وMusic وTravel'],
    ['zh-Hans', 'Food、Music和Travel'],
  ] as const)('a list in %s is joined in its language', (locale, expected) => {
    expect(createLanguage(locale).formatList(['Food', 'Music', 'Travel'])).toBe(expected);
  });

  test.each(['ar', 'zh-Hans'] as const)(
    'the language %s has every message with the same placeholders',
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

  test.each([
    [1, 'دقيقة واحدة.'],
    [2, 'دقيقتين.'],
    [10, '10 دقائق.'],
    [15, '15 دقيقة.'],
  ])('the text for %i minutes has the Arabic plural form', (minutes, end) => {
    const text = createLanguage('ar').translate('mail.code.reset', { code: 1, app: 'A', minutes });
    expect(text.endsWith(end), text).toBe(true);
  });

  test.each(['en', 'ar', 'zh-Hans'] as const)(
    'every message in %s can be formatted, and shows apostrophes, braces and tags of its values',
    (locale) => {
      const language = createLanguage(locale);
      const odd = "L'Été {x} <b>";
      for (const [key, text] of Object.entries(catalogues[locale])) {
        const plural = new Set([...text.matchAll(/\{(\w+), plural/g)].map(([, name = '']) => name));
        const values: Record<string, string | number> = {};
        for (const name of placeholders(text)) values[name] = plural.has(name) ? 3 : odd;
        const formatted = language.translate(key as keyof typeof catalogues.en, values);
        const isShown = Object.values(values).every((value) => formatted.includes(String(value)));
        expect([key, isShown], formatted).toEqual([key, true]);
      }
    },
  );

  test('only numbers are counted, since a text would be shown as NaN', () => {
    const language = createLanguage('en');
    const message = '{limit, plural, one {# character} other {# characters}}';
    expect(language.format(message, { limit: 2200 })).toBe('2,200 characters');
    expect(() => language.format(message, { limit: '2,200' })).toThrow(TypeError);
  });

  test('values are inserted in one pass, so a value is never read as a placeholder', () => {
    const text = createLanguage('en').translate('rule.minValue', { field: '{min} $& <b>', min: 5 });
    expect(text).toBe('The minimum {min} $& <b> is 5.');
  });
});
