import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { listCountries, type Country } from '../../formatters/countries.ts';

/** Returns all countries that have a calling code, sorted by name in the locale. */
export function listPhoneCountries(locale: string): (Country & { callingCode: string })[] {
  return listCountries(locale, getCountries()).map((country) => ({
    ...country,
    callingCode: `+${getCountryCallingCode(country.id as CountryCode)}`,
  }));
}
