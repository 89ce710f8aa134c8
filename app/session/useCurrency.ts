import { defaultCurrency } from '../../contract/rules/policy.ts';
import { useUser } from './useUser.ts';

/** Returns the currency of the user's account, in which pay is compared. */
export function useCurrency(): string {
  return useUser().data?.currency ?? defaultCurrency;
}
