import { getIntl } from './intlCache.ts';
import { missing } from './missing.ts';
import { minorUnitDigits, toDecimal, type MoneyValue } from './minorUnits.ts';
import { findSeparators, separatorSample, type Separators } from './numberFormats.ts';

/** Options of an amount, from `Intl.NumberFormat`. */
export type MoneyOptions = {
  /** Which amounts have a sign. By default negative ones. */
  signDisplay?: 'auto' | 'always' | 'exceptZero' | 'negative' | 'never' | undefined;
  /** How negative amounts are marked: `accounting` is with parentheses, where the locale has them. */
  currencySign?: 'standard' | 'accounting' | undefined;
  /** The form of the currency. By default its symbol; `narrowSymbol` is `$` for each dollar. */
  currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;
};

/** The symbol of a currency beside an amount. */
export type CurrencySymbol = {
  /** The shortest symbol, which other currencies may share (`$` for SGD too), or the code. */
  readonly symbol: string;
  /** Whether it is before or after the amount. */
  readonly placement: 'start' | 'end';
};

/** Formats of money. An amount that is not a whole number of minor units is a dash. */
export type MoneyFormats = {
  /** Formats money in full, with the digits of ISO 4217: `$1,234.50`, in German `1.234,50 $`. */
  readonly money: (value: MoneyValue, options?: MoneyOptions) => string;
  /** Formats money in short form, for axes and overviews: `$1.2K`. */
  readonly shortMoney: (value: MoneyValue, options?: MoneyOptions) => string;
  /** Formats money that is known approximately, such as an amount in another currency: `~$1,235`. */
  readonly approximateMoney: (value: MoneyValue) => string;
  /** Formats an amount in major units without its currency, as a field shows it: `1,234.50`. */
  readonly amount: (value: MoneyValue) => string;
  /** Returns the symbol of a currency, as it is shown beside a field. */
  readonly currencySymbol: (code: string) => CurrencySymbol;
  /** The signs of amounts, which fields read. In some countries they differ from the signs of other numbers. */
  readonly moneySeparators: Separators;
  /** Reads a typed amount as minor units: null if it is empty, NaN if it is not one. By default the fields read `moneySeparators`. */
  readonly parseMoney?: (text: string, currency: string) => number | null;
};

type Digits = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'minimumFractionDigits'>;

// The code of ISO 4217 for no currency.
const noCurrency = 'XXX';
const isCode = (currency: string) => /^[A-Z]{3}$/i.test(currency);

/** Returns the formats of money in a locale. Amounts that are not shortened have the portal's own format, if it has one. */
export function createMoneyFormats(
  locale: string,
  { money: ownMoney }: { money?: MoneyFormats['money'] | undefined } = {},
): MoneyFormats {
  // The digits are passed, because engines differ from ISO 4217 for some currencies.
  function getFormat(
    currency: string,
    options: Intl.NumberFormatOptions = {},
    digits: Digits = {},
  ) {
    const scale = minorUnitDigits(currency);
    return getIntl(Intl.NumberFormat, locale, {
      style: 'currency',
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      ...options,
      ...(isCode(currency) ? { currency } : { currency: noCurrency, currencyDisplay: 'code' }),
      ...digits,
    });
  }

  function nameCurrency(text: string, currency: string): string {
    // `Intl` throws for units that are not three letters, such as points: they replace the code of no currency.
    const named = isCode(currency) ? text : text.replace(noCurrency, () => currency);
    // In texts with right-to-left marks (U+061C, U+200F), US$ would be shown as $US, so the sign is isolated (U+2066 to U+2069).
    return /[\u061c\u200f]/.test(named)
      ? named.replace(/[A-Z]+\p{Sc}|[A-Z]{3,}/u, '\u2066$&\u2069')
      : named;
  }

  function money(value: MoneyValue, options?: MoneyOptions): string {
    if (!Number.isSafeInteger(value.amount)) return missing;
    return nameCurrency(
      getFormat(value.currency, options).format(toDecimal(value)),
      value.currency,
    );
  }

  return {
    money,
    shortMoney(value, options) {
      const { amount, currency } = value;
      const isShort = Math.abs(amount) >= 10 ** (minorUnitDigits(currency) + 3);
      // The short form begins at 1,000 major units. `money` also formats what is not a whole number.
      if (!isShort || !Number.isSafeInteger(amount)) return (ownMoney ?? money)(value, options);
      const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
      const format = getFormat(currency, { ...options, notation: 'compact' }, digits);
      return nameCurrency(format.format(toDecimal(value)), currency);
    },
    approximateMoney(value) {
      const { amount, currency } = value;
      if (!Number.isSafeInteger(amount)) return missing;
      // From 10 major units, an approximate amount has no fraction.
      const isWhole = Math.abs(amount) >= 10 ** (minorUnitDigits(currency) + 1);
      const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
      const text = toDecimal(value);
      // `Intl` formats a range of two equal numbers as approximate: `~$1,235`.
      return nameCurrency(getFormat(currency, {}, digits).formatRange(text, text), currency);
    },
    amount(value) {
      if (!Number.isSafeInteger(value.amount)) return missing;
      return getFormat(value.currency)
        .formatToParts(toDecimal(value))
        .filter(({ type }) => type !== 'currency' && type !== 'literal')
        .map((part) => part.value)
        .join('');
    },
    currencySymbol(code) {
      const parts = getFormat(code, { currencyDisplay: 'narrowSymbol' }).formatToParts(0);
      const types = parts.map(({ type }) => type);
      const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
      const isFirst = types.indexOf('currency') < types.indexOf('integer');
      return { symbol: nameCurrency(symbol, code), placement: isFirst ? 'start' : 'end' };
    },
    moneySeparators: findSeparators(getFormat('USD').formatToParts(separatorSample)),
  };
}
