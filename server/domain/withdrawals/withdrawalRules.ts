import { minorUnitDigits } from '@byline/design-system/money';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import type { Config } from '../../config.ts';
import { getBankDay } from '../../../contract/rules/bankDays.ts';
import type { Calendar } from '../../../contract/rules/workingDays.ts';
import { getBankCalendar, type Bank } from './banks.ts';

/** Rules of withdrawals in one currency; amounts in its minor units. */
export type WithdrawalRules = {
  min: number;
  max: number;
  fee: Wallet['withdrawal']['fee'];
  arrivesInDays: [number, number];
  calendar: Calendar;
};

const saturdayAndSunday = [0, 6];

/**
 * Returns the rules of a currency. If it has none, the general ones apply, with the same number of major units.
 */
export function getWithdrawalRules(
  { withdrawal, accounts }: Pick<Config, 'withdrawal' | 'accounts'>,
  currency: string,
): WithdrawalRules {
  const { currencies, holidays } = withdrawal;
  const currencyRules = currencies[currency];
  const factor = 10 ** (minorUnitDigits(currency) - minorUnitDigits(accounts.currency));
  const cap = currencyRules?.feeCap ?? null;
  // Rounds the limits up to minor units; the fixed fee is rounded down.
  const convert = (amount: number) => Math.ceil(amount * factor);
  return {
    min: currencyRules?.min ?? convert(withdrawal.min),
    max: currencyRules?.max ?? convert(withdrawal.max),
    fee: {
      fixed: { amount: currencyRules?.fee ?? Math.floor(withdrawal.fee * factor), currency },
      percent: currencyRules?.feePercent ?? withdrawal.feePercent,
      cap: cap === null ? null : { amount: cap, currency },
    },
    arrivesInDays: currencyRules?.arrivesInDays ?? withdrawal.arrivesInDays,
    calendar: {
      weekend: currencyRules?.weekend ?? saturdayAndSunday,
      holidays: [...holidays, ...(currencyRules?.holidays ?? [])],
    },
  };
}

/**
 * Returns the last day on which a withdrawal that is requested now arrives: a calendar day in the time zone of the bank, given by its
 * midnight in UTC.
 */
export function getArrival(
  now: number,
  { arrivesInDays, calendar }: WithdrawalRules,
  bank: Bank,
): number {
  const [, latest] = arrivesInDays;
  return getBankDay(now, {
    workingDays: latest,
    calendar: getBankCalendar(calendar, bank),
    timeZone: bank.timeZone,
    opensOn: null,
  });
}
