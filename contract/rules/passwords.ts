import { foldText } from './foldText.ts';

/** Why a password is easy to guess. */
export type PasswordWeakness = 'common' | 'product' | 'own';

/** Terms that a password must not consist of. */
export type PasswordContext = {
  /** The name of this product. */
  product: string;
  /** The user's email address and name, if they are known. */
  own: readonly string[];
};

// Signs that people type instead of letters, such as 0 for o.
const substitutes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

// Words with more letters are unlikely, so longer runs of letters count as several words.
const longestWord = 12;
// A password is weak if removing all known terms leaves at most this many letters.
const maxRemainingLetters = 3;

/** Returns why a password is easy to guess, or null. `isCommon` looks up a folded text in lists of passwords and words. */
export function findWeakness(
  password: string,
  { product, own }: PasswordContext,
  isCommon: (text: string) => boolean,
): PasswordWeakness | null {
  if (isCommon(password.toLowerCase())) return 'common';
  const readings = getReadings(password);
  if (readings.some((text) => isMadeOf(text, [product]))) return 'product';
  if (readings.some((text) => isMadeOf(text, own.flatMap(getTerms)))) return 'own';
  return readings.some((text) => isDecoratedWord(text, isCommon)) ? 'common' : null;
}

// Returns the password as typed, and with signs replaced by the letters that they resemble: "p@ssw0rd" becomes "password".
function getReadings(password: string): string[] {
  const folded = foldText(password);
  return [folded, folded.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign)];
}

/** Returns the parts of an email address or a name of which a password must not consist. */
function getTerms(text: string): string[] {
  const [local = '', domain = ''] = text.split('@');
  return [
    text,
    domain,
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...domain.split('.').slice(0, -1),
  ];
}

/** Returns whether a password contains terms, and little besides. */
function isMadeOf(password: string, terms: readonly string[]): boolean {
  const longestFirst = terms
    .map((term) => keepLettersAndDigits(foldText(term)))
    // Shorter terms are parts of many words.
    .filter((term) => term.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const text = keepLettersAndDigits(password);
  const remaining = longestFirst.reduce((rest, term) => rest.replaceAll(term, ' '), text);
  return remaining !== text && remaining.replace(/[^\p{L}]/gu, '').length <= maxRemainingLetters;
}

function keepLettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

// True for a common word with digits or signs around it, any word with a sequence of digits, or a repeated common word.
function isDecoratedWord(password: string, isCommon: (text: string) => boolean): boolean {
  const [, start = '', word = '', end = ''] =
    /^([^\p{L}]*)(\p{L}*)([^\p{L}]*)$/u.exec(password) ?? [];
  const around = [start, end].map((text) => text.replace(/\D/g, ''));
  if (word === '') return around.some((digits) => isDigitSequence(digits));
  if (start === '' && end === '') return isRepeatedWord(word, isCommon);
  if (word.length > longestWord) return false;
  return isCommon(word) || around.some((digits) => isDigitSequence(digits));
}

// True for 123, 4321, 777, 1212 and 123123.
function isDigitSequence(digits: string): boolean {
  if (digits.length < 2) return false;
  // The steps from digit to digit, modulo 10: 0 in 777, 1 in 123, 9 in 4321.
  const steps = new Set(
    [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  );
  if (steps.size === 1 && [0, 1, 9].some((step) => steps.has(step))) return true;
  const half = digits.slice(0, digits.length / 2);
  return (
    digits.length >= 4 && half.repeat(2) === digits && (half.length < 3 || isDigitSequence(half))
  );
}

function isRepeatedWord(word: string, isCommon: (text: string) => boolean): boolean {
  const half = word.slice(0, word.length / 2);
  return half.repeat(2) === word && isCommon(half);
}
