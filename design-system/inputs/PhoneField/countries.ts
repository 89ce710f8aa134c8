import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

/** Returns a country’s name in the locale and its calling code. */
export function describeCountry(locale: string, code: CountryCode) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return { name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` };
}
