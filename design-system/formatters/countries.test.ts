import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countries, listCountries } from './countries.ts';
import { countryAliases } from './countryAliases.ts';

const findCountry = (locale: string, id: string) =>
  listCountries(locale).find((one) => one.id === id);

test('the list has every country that has a calling code, also Kosovo', () => {
  // Ascension and Tristan da Cunha have calling codes, but belong to St. Helena.
  const missing = getCountries().filter((code) => !countries.includes(code));
  expect(missing.toSorted()).toEqual(['AC', 'TA']);
  expect(countries).toContain('XK');
  expect(new Set(countries).size).toBe(countries.length);
});

test.each([
  ['en', 'Kosovo', 'United Kingdom'],
  ['ar', 'كوسوفو', 'المملكة المتحدة'],
  ['zh-Hans', '科索沃', '英国'],
])('every country has a name in %s', (locale, kosovo, kingdom) => {
  expect(findCountry(locale, 'XK')?.label).toBe(kosovo);
  expect(findCountry(locale, 'GB')?.label).toBe(kingdom);
  // Intl returns the code of a country that it does not know.
  for (const { id, label } of listCountries(locale)) expect(label, id).not.toBe(id);
});

test.each([
  ['UK', 'GB'],
  ['USA', 'US'],
  ['Holland', 'NL'],
  ['Ivory Coast', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Trinidad and Tobago', 'TT'],
  ['Saint Lucia', 'LC'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['UAE', 'AE'],
  ['Macau', 'MO'],
  ['Germany', 'DE'],
  ['السعودية', 'SA'],
  ['香港', 'HK'],
])('%s is an alias or the name of %s in each language', (word, id) => {
  for (const locale of ['en', 'ar', 'zh-Hans']) {
    const country = findCountry(locale, id);
    expect([country?.label, ...(country?.aliases ?? [])], locale).toContain(word);
  }
});

test('aliases belong to countries that exist, and no two countries share an alias', () => {
  const words = Object.entries(countryAliases).flatMap(([id, aliases]) => {
    expect(countries).toContain(id);
    return aliases;
  });
  expect(new Set(words).size).toBe(words.length);
});
