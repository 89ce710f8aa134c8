import { foldText } from './foldText.ts';

/** Why a password is easy to guess. */
export type PasswordWeakness = 'common' | 'product' | 'own';

/** What a password must not be made of. */
export type PasswordContext = {
  /** The name of this product. */
  product: string;
  /** The user's email address and name, if they are known. */
  own: readonly string[];
};

// What people write for a letter.
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

// A longer one is more than a word.
const longestWord = 12;
// A rest of that many letters does not make up for a term that everybody knows.
const longestRest = 3;

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
  return readings.some((text) => isWordWithEnds(text, isCommon)) ? 'common' : null;
}

// As it is written, and with letters for the signs that people write instead of them.
function getReadings(password: string): string[] {
  const folded = foldText(password);
  return [folded, folded.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign)];
}

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

function isMadeOf(password: string, terms: readonly string[]): boolean {
  const known = terms
    .map((term) => keepLettersAndDigits(foldText(term)))
    .filter((term) => term.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const text = keepLettersAndDigits(password);
  const rest = known.reduce((left, term) => left.replaceAll(term, ' '), text);
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length <= longestRest;
}

function keepLettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

// One word, or one twice, with digits and signs around it: a known word with any, any other with digits in a row.
function isWordWithEnds(password: string, isCommon: (text: string) => boolean): boolean {
  const [, start = '', word = '', end = ''] =
    /^([^\p{L}]*)(\p{L}*)([^\p{L}]*)$/u.exec(password) ?? [];
  const around = [start, end].map((text) => text.replace(/\D/g, ''));
  if (word === '') return around.some((digits) => isRun(digits));
  if (start === '' && end === '') return isTwice(word, isCommon);
  if (word.length > longestWord) return false;
  return isCommon(word) || around.some((digits) => isRun(digits));
}

// 123, 4321, 777 and 1212, 123123.
function isRun(digits: string): boolean {
  if (digits.length < 2) return false;
  const steps = new Set(
    [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  );
  if (steps.size === 1 && [0, 1, 9].includes([...steps][0] ?? 5)) return true;
  const half = digits.slice(0, digits.length / 2);
  return digits.length >= 4 && half.repeat(2) === digits && (half.length < 3 || isRun(half));
}

function isTwice(word: string, isCommon: (text: string) => boolean): boolean {
  const half = word.slice(0, word.length / 2);
  return half.repeat(2) === word && isCommon(half);
}
