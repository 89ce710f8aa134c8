import { defaultCurrency } from '../../contract/rules/policy.ts';
import { useUser } from './useUser.ts';

/** Returns the currency of the user's account, for the filter by pay and the user's prices; the default currency for guests. */
export function useCurrency(): string {
  return useUser().data?.currency ?? defaultCurrency;
}
