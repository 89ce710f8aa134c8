import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

export type Country = { code: CountryCode; name: string; callingCode: string };

function createDescriber(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code: CountryCode): Country => ({
    code,
    name: names.of(code) ?? code,
    callingCode: `+${getCountryCallingCode(code)}`,
  });
}

/** Returns a country with its name in the locale. */
export function describeCountry(locale: string, code: CountryCode): Country {
  return createDescriber(locale)(code);
}

/** Returns all countries that have a calling code, sorted by name in the locale. */
export function listCountries(locale: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map(createDescriber(locale))
    .sort((a, b) => compare(a.name, b.name));
}
