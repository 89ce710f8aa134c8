import { minorUnitDigits } from '@byline/design-system/money';
import type { Config } from '../../config.ts';
import { addWorkingDays, type Calendar } from '../dates.ts';

/** Rules of withdrawals in one currency; amounts in its minor units. */
export type WithdrawalRules = {
  min: number;
  max: number;
  fee: number;
  feePercent: number;
  feeCap: number | null;
  arrivesInDays: [number, number];
  calendar: Calendar;
};

/**
 * Returns the rules of a currency. Without rules of its own, the general ones apply, with the same number of major units.
 */
export function getWithdrawalRules(
  { withdrawal, accounts }: Pick<Config, 'withdrawal' | 'accounts'>,
  currency: string,
): WithdrawalRules {
  const { currencies, holidays } = withdrawal;
  const own = currencies[currency];
  const factor = 10 ** (minorUnitDigits(currency) - minorUnitDigits(accounts.currency));
  const convert = (amount: number) => Math.ceil(amount * factor);
  return {
    min: own?.min ?? convert(withdrawal.min),
    max: own?.max ?? convert(withdrawal.max),
    fee: own?.fee ?? Math.floor(withdrawal.fee * factor),
    feePercent: own?.feePercent ?? withdrawal.feePercent,
    feeCap: own?.feeCap ?? null,
    arrivesInDays: own?.arrivesInDays ?? withdrawal.arrivesInDays,
    calendar: {
      weekend: own?.weekend ?? [0, 6],
      holidays: [...holidays, ...(own?.holidays ?? [])],
    },
  };
}

/** Returns the fee of a withdrawal in minor units: the fixed fee and the percentage, rounded, at most the cap. */
export function getWithdrawalFee(amount: number, rules: WithdrawalRules): number {
  const fee = rules.fee + Math.round((amount * rules.feePercent) / 100);
  return rules.feeCap === null ? fee : Math.min(fee, rules.feeCap);
}

/** Returns the last day on which a withdrawal that is requested now arrives. */
export function getArrival(now: number, { arrivesInDays, calendar }: WithdrawalRules): number {
  return addWorkingDays(now, arrivesInDays[1], calendar);
}
