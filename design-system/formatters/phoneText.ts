import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

// Longer than any phone number with its punctuation. Longer texts are not parsed.
const maxLength = 100;

/** Returns the text without invisible characters, with the spaces and dots that the parser knows: pages separate digits by narrow ones. */
function normalize(text: string): string {
  // A text this long is no phone number even without its invisible characters.
  if (text.length > 4 * maxLength) return text;
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[·•・]/g, '.')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^＋/, '+');
}

// Most countries dial 00 in place of the plus. No national number begins with it.
const exitCode = /^00(?=[1-9])/;

/** Returns whether the text starts with a plus, like an international number, or with the digits in its place. */
export function isInternational(text: string): boolean {
  const bare = normalize(text);
  return bare.startsWith('+') || exitCode.test(bare);
}

/** Parses a number that was typed in this country; undefined if it is not valid. Never throws. */
export function parsePhone(text: string, country: CountryCode): PhoneNumber | undefined {
  const bare = normalize(text);
  if (bare.length > maxLength) return undefined;
  // First as dialled in this country, where `001` or `011` may be what others write as `00`.
  for (const typed of [bare, bare.replace(exitCode, '+')]) {
    const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
    // E.164 has no extensions, and without its extension it would be another number.
    if (number?.isValid() && !number.ext) return number;
  }
  return undefined;
}

/** Returns the value to validate: E.164, null for an empty text, or the text itself if it is not a phone number. */
export function toPhoneValue(text: string, country: CountryCode): string | null {
  if (normalize(text) === '') return null;
  return parsePhone(text, country)?.number ?? text;
}

/** Formats a number for its country. Numbers that belong to no country are formatted internationally. */
export function formatPhone(number: PhoneNumber, country: CountryCode) {
  const formatted =
    number.country === undefined
      ? { text: number.formatInternational(), country }
      : { text: number.formatNational(), country: number.country };
  // Some national formats do not parse to the same number again.
  const isSame = parsePhone(formatted.text, formatted.country)?.number === number.number;
  return isSame ? formatted : { ...formatted, text: number.formatInternational() };
}

/** Returns the country of an international number, otherwise the selected country. */
export function detectCountry(text: string, selected: CountryCode): CountryCode {
  return (isInternational(text) && parsePhone(text, selected)?.country) || selected;
}

/** Returns the country of a locale, or the one in which its language is most spoken. */
export function guessCountry(locale: string): CountryCode {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return isSupportedCountry(region) ? region : 'US';
}
