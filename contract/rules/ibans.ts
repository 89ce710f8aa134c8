import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import { compactCode } from './codeText.ts';

const specifications = getCountrySpecifications();

// Territories whose accounts have IBANs of the country that they belong to. The IBAN library lists some of them under separate codes.
const ibanPrefixes: Record<string, string> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  SJ: 'NO',
  WF: 'FR',
  YT: 'FR',
};

/** Returns the letters that begin the IBANs of a country. */
export function getIbanPrefix(country: string): string {
  return ibanPrefixes[country] ?? country;
}

/** The letters that begin the IBANs of a country, and the number of characters of an IBAN. */
export type IbanFormat = { prefix: string; length: number };

/** Returns the format of a country's IBANs; null if the IBAN registry lists none for the country. */
export function getIbanFormat(country: string): IbanFormat | null {
  const prefix = getIbanPrefix(country);
  const specification = specifications[prefix];
  if (!specification?.IBANRegistry || !specification.chars) return null;
  return { prefix, length: specification.chars };
}

// Users also paste the label "IBAN".
function compactIban(text: string): string {
  return compactCode(text).replace(/^IBAN:?/, '');
}

/** Returns whether a text begins like an IBAN: two letters and a digit. */
export function isIbanLike(text: string): boolean {
  return /^[A-Z]{2}\d/.test(compactIban(text));
}

/** Returns the stored form of the IBAN in a text; null if its length or check digits are wrong. */
export function parseIban(text: string): string | null {
  const iban = compactIban(text);
  return isValidIBAN(iban) ? iban : null;
}

/** Returns whether accounts in this country can have this IBAN. */
export function isIbanOf(iban: string, country: string): boolean {
  return iban.startsWith(getIbanPrefix(country));
}
