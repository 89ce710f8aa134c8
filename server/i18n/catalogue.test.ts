import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { locales } from '../../contract/rules/locales.ts';
import { catalogues } from './catalogue.ts';
import { faqTexts } from './faqTexts.ts';

/** Returns the names of the values of a message, each once. */
function getPlaceholders(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    const own = 'value' in element && element.type !== TYPE.literal ? [element.value] : [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [...own, ...options.flatMap((option) => getPlaceholders(option.value))];
  });
  return [...new Set(names)].sort();
}

const listPlaceholders = (catalogue: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      getPlaceholders(parse(text, { ignoreTag: true })),
    ]),
  );

const { en, ...translations } = catalogues;

test.each(Object.entries(translations))(
  'the server has every message in %s, with the same values as in English',
  (_, catalogue) => {
    expect(listPlaceholders(catalogue)).toEqual(listPlaceholders(en));
  },
);

test.each(locales)('every question and category of the help pages has texts in %s', (locale) => {
  const { categories, faqs } = faqTexts[locale];
  expect(Object.keys(categories).sort()).toEqual(Object.keys(faqTexts.en.categories).sort());
  expect(Object.keys(faqs).sort()).toEqual(Object.keys(faqTexts.en.faqs).sort());
  for (const { question, answer } of Object.values(faqs)) {
    expect(question).toMatch(/\S/);
    expect(answer).toMatch(/\S/);
  }
});
