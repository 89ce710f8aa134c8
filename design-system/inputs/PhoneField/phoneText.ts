import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

// Longer than any number with all its brackets: what is pasted by mistake is not even read.
const longest = 100;

function bareOf(text: string): string {
  if (text.length > 4 * longest) return text;
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^＋/, '+');
}

/** Whether it begins as an international number does, with a plus. */
export function isInternational(text: string): boolean {
  return bareOf(text).startsWith('+');
}

/** The number that was typed in this country; undefined for what is none. Never throws. */
export function readPhone(text: string, country: CountryCode): PhoneNumber | undefined {
  const bare = bareOf(text);
  if (bare.length > longest) return undefined;
  const number = parsePhoneNumberFromString(bare, { defaultCountry: country, extract: false });
  // E.164 has no extensions: to leave one out would be another number than the one typed.
  return number?.isValid() && !number.ext ? number : undefined;
}

/** What is judged: E.164, null for nothing, and for what is no number the text itself. */
export function judgedPhone(text: string, country: CountryCode): string | null {
  if (bareOf(text) === '') return null;
  return readPhone(text, country)?.number ?? text;
}

/** A number as it is written in its country; one without a country as it is written abroad. */
export function writePhone(number: PhoneNumber, country: CountryCode) {
  const written =
    number.country === undefined
      ? { text: number.formatInternational(), country }
      : { text: number.formatNational(), country: number.country };
  // Where the national form would be read otherwise, the international one stands.
  const isSame = readPhone(written.text, written.country)?.number === number.number;
  return isSame ? written : { ...written, text: number.formatInternational() };
}

/** The country that an international number belongs to, else the one that was chosen. */
export function countryOf(text: string, chosen: CountryCode): CountryCode {
  return (isInternational(text) && readPhone(text, chosen)?.country) || chosen;
}

/** The country in which a language is mostly spoken, or the one that its locale names. */
export function guessCountry(locale: string): CountryCode {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return isSupportedCountry(region) ? region : 'US';
}
