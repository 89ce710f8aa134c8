import { minorUnitDigits } from '@byline/design-system/money';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import type { Config } from '../../config.ts';
import { addWorkingDays, type Calendar } from '../../../contract/rules/workingDays.ts';

/** Rules of withdrawals in one currency; amounts in its minor units. */
export type WithdrawalRules = {
  min: number;
  max: number;
  fee: Wallet['withdrawal']['fee'];
  arrivesInDays: [number, number];
  calendar: Calendar;
};

/**
 * Returns the rules of a currency. If it has none, the general ones apply, with the same number of major units.
 */
export function getWithdrawalRules(
  { withdrawal, accounts }: Pick<Config, 'withdrawal' | 'accounts'>,
  currency: string,
): WithdrawalRules {
  const { currencies, holidays } = withdrawal;
  const own = currencies[currency];
  const factor = 10 ** (minorUnitDigits(currency) - minorUnitDigits(accounts.currency));
  const cap = own?.feeCap ?? null;
  const convert = (amount: number) => Math.ceil(amount * factor);
  return {
    min: own?.min ?? convert(withdrawal.min),
    max: own?.max ?? convert(withdrawal.max),
    fee: {
      fixed: { amount: own?.fee ?? Math.floor(withdrawal.fee * factor), currency },
      percent: own?.feePercent ?? withdrawal.feePercent,
      cap: cap === null ? null : { amount: cap, currency },
    },
    arrivesInDays: own?.arrivesInDays ?? withdrawal.arrivesInDays,
    calendar: {
      weekend: own?.weekend ?? [0, 6],
      holidays: [...holidays, ...(own?.holidays ?? [])],
    },
  };
}

/** Returns the last day on which a withdrawal that is requested now arrives. */
export function getArrival(now: number, { arrivesInDays, calendar }: WithdrawalRules): number {
  return addWorkingDays(now, arrivesInDays[1], calendar);
}
