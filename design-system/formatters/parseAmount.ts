import { toLatinDigits } from './latinDigits.ts';
import { minorUnitDigits } from './minorUnits.ts';
import type { Separators } from './numberFormats.ts';

const foldApostrophe = (sign: string) => sign.replace('’', "'");

function toAsciiText(text: string): string {
  return toLatinDigits(text)
    .replace(/[．，]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

const majorUnits = /^(-?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/;

const english = { decimal: '.', group: ',' };

/**
 * Parses an amount that a person typed in major units with the given separators, English ones by default; blanks and a currency symbol
 * are allowed. Returns minor units, null for an empty text, and NaN for a text that is not an amount of this currency. Never
 * rounds: "1.005" USD is NaN.
 */
export function parseAmount(
  text: string,
  currency: string,
  { decimal, group }: Pick<Separators, 'decimal' | 'group'> = english,
): number | null {
  const digits = minorUnitDigits(currency);
  const bare = toAsciiText(text)
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/[.,'’]/g, (sign) => {
      if (toAsciiText(decimal) === sign) return '.';
      return foldApostrophe(toAsciiText(group)) === foldApostrophe(sign) ? ',' : '?';
    });
  if (bare === '') return null;
  const [, sign, whole = '', fraction = ''] = majorUnits.exec(bare) ?? [];
  if (sign === undefined || (whole === '' && fraction === '') || fraction.length > digits)
    return NaN;
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return NaN;
  return sign === '-' && minor !== 0 ? -minor : minor;
}
