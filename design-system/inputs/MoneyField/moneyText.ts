import type { MoneyFormats } from '../../formatters/moneyFormats.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import { fromDecimal, minorUnitDigits } from '../../formatters/minorUnits.ts';
import { readTyped, type NumberText } from '../field/useNumberReading.tsx';

const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

// In most languages the name of a currency differs for one, two or few, and many.
const pluralSamples = [1, 2, 5];

// Users type a currency's symbol, code or name, in their language or in English.
function listNames(locale: string, currency: string): string[] {
  const parts = [locale, 'en'].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      pluralSamples.flatMap((amount) =>
        getIntl(Intl.NumberFormat, language, {
          style: 'currency',
          currency,
          currencyDisplay,
        }).formatToParts(amount),
      ),
    ),
  );
  return parts.filter(({ type }) => type === 'currency').map(({ value }) => value);
}

const names = new Map<string, readonly string[]>();

function getNames(locale: string, currency: string): readonly string[] {
  const key = `${locale} ${currency}`;
  let currencyNames = names.get(key);
  if (currencyNames === undefined) {
    try {
      currencyNames = [...new Set(listNames(locale, currency))];
    } catch {
      // Not a currency of ISO 4217, such as points.
      currencyNames = [currency];
    }
    names.set(key, currencyNames);
  }
  return currencyNames;
}

/** Returns how a field writes and reads amounts of a currency, in minor units. */
export function createMoneyText(
  formats: MoneyFormats,
  locale: string,
  currency: string,
): NumberText {
  const digits = minorUnitDigits(currency);
  const { moneySeparators: separators, parseMoney } = formats;
  return {
    separators,
    maxFraction: digits,
    format: (amount) => formats.amount({ amount, currency }),
    read(text) {
      if (parseMoney) return { value: parseMoney(text, currency) };
      const affixes = getNames(locale, currency);
      return readTyped(
        text,
        {
          separators,
          affixes,
          isAccounting: true,
          maxFraction: digits,
          // More digits than the currency has are invalid even if they are zeros: 12.00 yen.
          allowsTrailingZeros: false,
        },
        (decimal) => fromDecimal(decimal, currency),
      );
    },
  };
}
