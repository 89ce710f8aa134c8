import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

/** A country as it is chosen. */
export type Country = { code: CountryCode; name: string; callingCode: string };

function namer(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code: CountryCode): Country => ({
    code,
    name: names.of(code) ?? code,
    callingCode: `+${getCountryCallingCode(code)}`,
  });
}

/** A country in the reader's language. */
export function countryIn(locale: string, code: CountryCode): Country {
  return namer(locale)(code);
}

/** All countries that have a calling code, in the order of the reader's language. */
export function countriesIn(locale: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map(namer(locale))
    .sort((a, b) => compare(a.name, b.name));
}
