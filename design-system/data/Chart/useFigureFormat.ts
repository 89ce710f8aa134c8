import { useFormats } from '../../formatters/useFormats.ts';

type FigureFormat = {
  /** Formats a figure in full. */
  exact: (value: number) => string;
  /** Formats a figure in short form. */
  short: (value: number) => string;
};

/** Returns the page's formats of figures: of amounts in minor units if they have a currency, or else of numbers. */
export function useFigureFormat(currency: string | undefined): FigureFormat {
  const { money, number, shortMoney, shortNumber } = useFormats();
  if (currency === undefined) return { exact: number, short: shortNumber };
  return {
    exact: (amount) => money({ amount, currency }),
    short: (amount) => shortMoney({ amount, currency }),
  };
}
