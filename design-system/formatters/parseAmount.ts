import { fromDecimal, minorUnitDigits } from './minorUnits.ts';
import type { Separators } from './numberFormats.ts';
import { countFraction, readNumber } from './readNumber.ts';

const english = { decimal: '.', group: ',' };

/**
 * Parses an amount that a person typed in major units with the given separators, English ones by default; blanks and the signs of
 * currencies are allowed. Returns minor units, null for an empty text, and NaN for a text that is not an amount of this currency with
 * these separators. Never rounds: "1.005" USD is NaN.
 */
export function parseAmount(
  text: string,
  currency: string,
  separators: Pick<Separators, 'decimal' | 'group'> = english,
): number | null {
  const reading = readNumber(text.replace(/\p{Sc}/gu, ''), { separators, affixes: [currency] });
  if (reading.kind === 'empty') return null;
  if (reading.kind === 'unreadable' || reading.isForeign) return NaN;
  const { decimal } = reading;
  return countFraction(decimal) > minorUnitDigits(currency) ? NaN : fromDecimal(decimal, currency);
}
