import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';

type FigureFormat = {
  /** Formats a figure in full. */
  exact: (value: number) => string;
  /** Formats a figure in short form. */
  short: (value: number) => string;
};

/** Returns the page's formats of figures: of amounts in minor units if they have a currency, or else of numbers. */
export function useFigureFormat(currency: string | undefined): FigureFormat {
  const { number, shortNumber } = useNumberFormats();
  const { money, shortMoney } = useMoneyFormats();
  if (currency === undefined) return { exact: number, short: shortNumber };
  return {
    exact: (amount) => money({ amount, currency }),
    short: (amount) => shortMoney({ amount, currency }),
  };
}
