import { hasCbuDigits, hasClabeDigit, hasLuhnDigit } from './checkDigits.ts';
import { compactCode } from './codeText.ts';
import { getIbanFormat, isIbanLike, isIbanOf, parseIban } from './ibans.ts';
import { getRoutingKind } from './routingCodes.ts';

/** What the account numbers of a country are called. */
export type AccountKind = 'account' | 'iban' | 'ibanOrAccount' | 'clabe' | 'cbu' | 'cci' | 'card';

/** The format of a country's account numbers. */
export type AccountFormat = {
  kind: AccountKind;
  /** Characters of a number that is not an IBAN, at least and at most. */
  min: number;
  max: number;
  /** Whether a number that is not an IBAN has letters. */
  hasLetters: boolean;
};

type AccountRule = { kind?: AccountKind; min: number; max: number; hasLetters?: boolean };

// Without check digits a rule is wide: refusing an account that exists is worse than a typo that the bank finds.
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

// Account numbers beside a sort code have eight digits. Older ones are written with six or seven, without leading zeros.
const britishRule: AccountRule = { kind: 'ibanOrAccount', min: 6, max: 8 };

// Countries in the IBAN registry where many people know only their account number.
const rarelyIban = new Set('DO GT IQ LC LY MN NI OM RU SC SD SO ST SV TL YE'.split(' '));
const anyRule: AccountRule = { min: 6, max: 34, hasLetters: true };

function getRule(country: string): AccountRule | undefined {
  const routing = getRoutingKind(country);
  if (routing === 'sortCode') return britishRule;
  if (rarelyIban.has(country)) return { ...anyRule, kind: 'ibanOrAccount' };
  return rules[routing === 'aba' ? 'US' : country];
}

/** Returns what is known of the account numbers of a country: an IBAN, its own rule, or 6 to 34 letters and digits. */
export function getAccountFormat(country: string): AccountFormat {
  const rule = getRule(country);
  const iban = rule ? null : getIbanFormat(country);
  if (iban) return { kind: 'iban', min: iban.length, max: iban.length, hasLetters: true };
  return { kind: 'account', hasLetters: false, ...(rule ?? anyRule) };
}

function hasCheckDigits(kind: AccountKind, digits: string): boolean {
  switch (kind) {
    case 'clabe':
      return hasClabeDigit(digits);
    case 'cbu':
      return hasCbuDigits(digits);
    case 'card':
      // The numbers of accounts without a card have no common check digit.
      return !/^62\d{14}(\d{3})?$/.test(digits) || hasLuhnDigit(digits);
    default:
      return true;
  }
}

/**
 * Returns an account number of a country in the form in which it is stored; null if it is not one. An IBAN of the country is
 * always accepted too.
 */
export function parseAccountNumber(country: string, text: string): string | null {
  if (isIbanLike(text)) {
    const iban = parseIban(text);
    if (iban) return isIbanOf(iban, country) ? iban : null;
    if (getIbanFormat(country)) return null;
  }
  const { kind, min, max, hasLetters } = getAccountFormat(country);
  const number = compactCode(text);
  if (kind === 'iban' || number.length < min || number.length > max || /^0*$/.test(number)) {
    return null;
  }
  if (!(hasLetters ? /^[A-Z0-9]+$/ : /^\d+$/).test(number)) return null;
  if (!hasCheckDigits(kind, number)) return null;
  return getRule(country) === britishRule ? number.padStart(8, '0') : number;
}

/** Returns whether a text is the IBAN of an account in another country. */
export function isForeignIban(text: string, country: string): boolean {
  const iban = isIbanLike(text) ? parseIban(text) : null;
  return iban !== null && !isIbanOf(iban, country);
}
