import { minorUnitDigits, toDecimal } from '../../formatters/money.ts';
import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';

type FigureFormat = {
  /** Formats a figure in full. */
  exact: (value: number) => string;
  /** Formats a figure of an axis: in short form, and an amount as a number of whole units, since its currency is in the other figures. */
  axis: (value: number) => string;
  /** The smallest step of an axis: 1, or the minor units in one unit of the currency. */
  unit: number;
  /** The symbol of the currency. */
  symbol?: string;
};

/** Returns the page's formats of figures: of amounts in minor units if they have a currency, or else of numbers. */
export function useFigureFormat(currency: string | undefined): FigureFormat {
  const { number, shortNumber } = useNumberFormats();
  const { money, currencySymbol: describe } = useMoneyFormats();
  if (currency === undefined) return { exact: number, axis: shortNumber, unit: 1 };
  return {
    exact: (amount) => money({ amount, currency }),
    axis: (amount) => shortNumber(Number(toDecimal({ amount, currency }))),
    unit: 10 ** minorUnitDigits(currency),
    symbol: describe(currency).symbol,
  };
}
