import { toCalendarDay } from '../../../contract/rules/timeZones.ts';
import { addWorkingDays } from '../../../contract/rules/workingDays.ts';
import type { Config } from '../../config.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import type { BankReason } from '../../domain/withdrawals/bankReasons.ts';
import { getBank, getBankCalendar } from '../../domain/withdrawals/banks.ts';
import { getWithdrawalRules } from '../../domain/withdrawals/withdrawalRules.ts';
import { moveWithdrawal, type WithdrawalMove } from '../../domain/withdrawals/withdrawalStates.ts';
import { requestWithdrawal } from '../../domain/withdrawals/withdrawals.ts';
import { day } from '../../durations.ts';
import type { Row } from './rows.ts';

/** A withdrawal of the past; `ago` in days, `amount` in minor units. It was paid unless `end` is given. */
export type PastWithdrawal = {
  ago: number;
  amount: number;
  end?: 'requested' | 'processing' | 'cancelled' | 'failed' | 'returned';
  reason?: BankReason;
  /** The method at that time, if it was another one. */
  label?: string;
};

/** The withdrawals of the account `approved`: in every state that is not open. */
export const pastWithdrawals: PastWithdrawal[] = [
  { ago: 380, amount: 60_000 },
  { ago: 200, amount: 50_000 },
  { ago: 120, amount: 20_000, end: 'returned', reason: 'AC06' },
  // The account number was corrected afterwards.
  { ago: 78, amount: 60_000, end: 'failed', reason: 'AC01', label: 'DBS •••4812' },
  { ago: 70, amount: 60_000 },
  { ago: 55, amount: 25_000, end: 'cancelled' },
];

/** Runs one withdrawal from the request to its end, at its dates. */
export async function writePastWithdrawal(
  tx: Tx,
  past: PastWithdrawal,
  { method, currency }: { method: Row<'payout_methods'>; currency: string },
  { now, config }: { now: number; config: Config },
): Promise<void> {
  const { ago, amount, end = 'paid', label } = past;
  const at = now - ago * day;
  const rules = getWithdrawalRules(config, currency);
  // Banks act on their working days only: moves a time on another day to the next one.
  const bank = getBank(method.country);
  const toWorkingTime = (time: number) => {
    const today = toCalendarDay(time, bank.timeZone);
    return time + addWorkingDays(today - day, 1, getBankCalendar(rules.calendar, bank)) - today;
  };
  const { id } = await requestWithdrawal(
    tx,
    {
      accountId: method.account_id,
      currency,
      amount,
      method: {
        ...(method as Schema['payout_methods'] & { sealed_details: string }),
        ...(label && { id: `${method.id}-former`, label }),
      },
      clientRef: null,
      now: at,
    },
    rules,
  );
  const moves: Record<typeof end, WithdrawalMove['action'][]> = {
    requested: [],
    cancelled: ['cancel'],
    processing: ['process'],
    paid: ['process', 'pay'],
    failed: ['process', 'fail'],
    returned: ['process', 'pay', 'return'],
  };
  /** Days from the request to each move. */
  const days = { cancel: 0.1, process: 0.25, pay: 2, fail: 2, return: 5 };
  for (const action of moves[end]) {
    const isOfBank = action !== 'cancel' && action !== 'process';
    await moveWithdrawal(tx, id, {
      action,
      actor: isOfBank ? 'bank' : action === 'process' ? 'staff' : 'publisher',
      now: isOfBank ? toWorkingTime(at + days[action] * day) : at + days[action] * day,
      reasonCode: past.reason,
    });
  }
}
