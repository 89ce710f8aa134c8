import { createMoneyFormats, type MoneyFormats } from './moneyFormats.ts';
import { useFormatsOf } from './useFormatsOf.ts';

/** Returns the page's formats of money. */
export function useMoneyFormats(): MoneyFormats {
  return useFormatsOf(createMoneyFormats);
}
