import { hasCbuDigits, hasClabeDigit, hasLuhnDigit } from './checkDigits.ts';
import { compactCode } from './codeText.ts';
import { getIbanFormat, isIbanLike, isIbanOf, parseIban } from './ibans.ts';
import { getRoutingKind } from './routingCodes.ts';

/** The name of a country's account numbers. */
export type AccountKind = 'account' | 'iban' | 'ibanOrAccount' | 'clabe' | 'cbu' | 'cci' | 'card';

/** The format of a country's account numbers. */
export type AccountFormat = {
  kind: AccountKind;
  /** Minimum and maximum length of a number that is not an IBAN. */
  min: number;
  max: number;
  /** Whether a number that is not an IBAN has letters. */
  hasLetters: boolean;
};

type AccountRule = { kind?: AccountKind; min: number; max: number; hasLetters?: boolean };

// Rules without check digits accept too much rather than too little: rejecting a real account is worse than accepting a typo, which the
// bank finds.
const rules: Record<string, AccountRule> = {
  AR: { kind: 'cbu', min: 22, max: 22 },
  AU: { min: 6, max: 10 },
  CA: { min: 7, max: 12 },
  CN: { kind: 'card', min: 9, max: 22 },
  HK: { min: 6, max: 15 },
  ID: { min: 8, max: 18 },
  IN: { min: 9, max: 18 },
  JP: { min: 7, max: 7 },
  KR: { min: 10, max: 16 },
  MX: { kind: 'clabe', min: 18, max: 18 },
  MY: { min: 6, max: 17 },
  NG: { min: 10, max: 10 },
  NZ: { min: 15, max: 16 },
  PE: { kind: 'cci', min: 20, max: 20 },
  PH: { min: 6, max: 16 },
  SG: { min: 6, max: 16 },
  TH: { min: 10, max: 15 },
  TW: { min: 10, max: 16 },
  US: { min: 6, max: 17 },
  VN: { min: 6, max: 19 },
  ZA: { min: 6, max: 13 },
};

// British account numbers have eight digits. Older numbers are often written with six or seven, without the leading zeros.
const britishLength = 8;
const britishRule: AccountRule = { kind: 'ibanOrAccount', min: 6, max: britishLength };

// Countries that use IBANs, but where many people only know their local account number.
const rarelyIban = new Set('DO GT IQ LC LY MN NI OM RU SC SD SO ST SV TL YE'.split(' '));
const anyRule: AccountRule = { min: 6, max: 34, hasLetters: true };

function getRule(country: string): AccountRule | undefined {
  const routing = getRoutingKind(country);
  if (routing === 'sortCode') return britishRule;
  if (rarelyIban.has(country)) return { ...anyRule, kind: 'ibanOrAccount' };
  // The other countries with American routing numbers, such as Puerto Rico, have American account numbers too.
  return rules[routing === 'aba' ? 'US' : country];
}

/** Returns the account number format of a country: an IBAN, a national format, or by default 6 to 34 letters and digits. */
export function getAccountFormat(country: string): AccountFormat {
  const rule = getRule(country);
  const iban = rule ? null : getIbanFormat(country);
  if (iban) return { kind: 'iban', min: iban.length, max: iban.length, hasLetters: true };
  return { kind: 'account', hasLetters: false, ...(rule ?? anyRule) };
}

/** Returns whether the check digits are right, for kinds of account numbers that have some. */
function hasCheckDigits(kind: AccountKind, digits: string): boolean {
  switch (kind) {
    case 'clabe':
      return hasClabeDigit(digits);
    case 'cbu':
      return hasCbuDigits(digits);
    case 'card':
      // Only numbers of UnionPay cards (62, and 16 or 19 digits) have a check digit; other account numbers do not.
      return !/^62\d{14}(\d{3})?$/.test(digits) || hasLuhnDigit(digits);
    default:
      return true;
  }
}

/**
 * Returns the stored form of a country's account number; null if the text is not an account number. Always accepts an IBAN of the country
 * too.
 */
export function parseAccountNumber(country: string, text: string): string | null {
  if (isIbanLike(text)) {
    const iban = parseIban(text);
    if (iban) return isIbanOf(iban, country) ? iban : null;
    // A mistyped IBAN is not a national account number.
    if (getIbanFormat(country)) return null;
  }
  const { kind, min, max, hasLetters } = getAccountFormat(country);
  const number = compactCode(text);
  if (kind === 'iban' || number.length < min || number.length > max || /^0*$/.test(number)) {
    return null;
  }
  if (!(hasLetters ? /^[A-Z0-9]+$/ : /^\d+$/).test(number)) return null;
  if (!hasCheckDigits(kind, number)) return null;
  return getRule(country) === britishRule ? number.padStart(britishLength, '0') : number;
}

/** Returns whether a text is the IBAN of an account in another country. */
export function isForeignIban(text: string, country: string): boolean {
  const iban = isIbanLike(text) ? parseIban(text) : null;
  return iban !== null && !isIbanOf(iban, country);
}
