import { expect } from 'vitest';
import type { NoDayReason } from '../../contract/rules/expectedDates.ts';
import { isSetupReason, sumAhead } from '../../contract/rules/forecast.ts';
import { openWithdrawalStates } from '../../contract/rules/states.ts';
import { toCalendarDay } from '../../contract/rules/timeZones.ts';
import type { WithdrawalBlock } from '../../contract/schemas/wallet.ts';
import type { Payment, Transaction } from '../../contract/schemas/money.ts';
import type { Pages } from './readPages.ts';

type Wallet = Pages['wallets'][number];

/** Expects that the sums and the next days of a wallet are those of the earnings, the ledger, the withdrawals, my jobs and the year. */
export function expectSameSums(wallet: Wallet, pages: Pages): void {
  const { currency } = wallet;
  const own = pages.payments.filter(({ net }) => net.currency === currency);
  const sum = (isCounted: (payment: Payment) => boolean) =>
    own.filter(isCounted).reduce((total, { net }) => total + net.amount, 0);
  expect(wallet.overdue.amount).toBe(sum(({ overdue }) => overdue));
  expect(wallet.pending.amount).toBe(sum(({ state }) => state === 'pending'));
  expect(wallet.on_hold.amount).toBe(sum(({ state }) => state === 'on_hold'));
  const find = (totals: readonly { amount: number; currency: string }[]) =>
    totals.find((total) => total.currency === currency)?.amount ?? 0;
  const withdrawn = own.reduce((total, payment) => total + payment.withdrawn.amount, 0);
  expect(find(pages.history.withdrawn)).toBe(withdrawn);
  expect(find(pages.history.totals)).toBe(sum(({ state }) => state !== 'cancelled'));
  expectSameNext(wallet, own);
  expectSameAhead(wallet, own);
  expectSameWithdrawals(wallet, pages);
  expectSameYear(wallet, pages);
}

/** Compares the next payment of a wallet with the earnings. */
function expectSameNext({ next }: Wallet, payments: readonly Payment[]): void {
  const [first] = payments
    .filter(({ state, overdue, net }) => state === 'pending' && !overdue && net.amount > 0)
    .map(({ expected_on: on }) => on)
    .toSorted();
  expect(next?.on).toBe(first ?? undefined);
}

const setupReasons: Partial<Record<WithdrawalBlock, (NoDayReason | null)[]>> = {
  phone: ['needs_phone'],
  payout_method: ['needs_payout_method', 'payout_method_rejected'],
};

const unpaidStates = ['estimated', 'pending', 'on_hold'];

/** Compares the sums of Ahead with the earnings and the wallet. */
function expectSameAhead(wallet: Wallet, payments: readonly Payment[]): void {
  const { ahead, available, currency } = wallet;
  const message = JSON.stringify({ ahead, payments });
  const add = (amounts: { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  const lines = (kind: string) =>
    add(ahead.filter((line) => line.kind === kind).map(({ amount }) => amount));
  const unpaid = payments.filter(({ state }) => unpaidStates.includes(state));
  expect(lines('job'), message).toBe(
    add(unpaid.filter(({ dates }) => dates.length > 1).map(({ net }) => net)),
  );
  expect(lines('wallet'), message).toBe(Math.max(0, available.amount));
  // What waits for the setup of withdrawals depends on the user, with its sum.
  const sums = sumAhead(ahead, '9999-12-31').find((total) => total.currency === currency);
  const waiting = ahead.filter(({ reason }) => isSetupReason(reason));
  const isDue = ({ dates }: Payment) =>
    dates.some(({ key, reason }) => key === 'in_bank' && isSetupReason(reason));
  expect(add(waiting.filter(({ kind }) => kind === 'job').map(({ amount }) => amount))).toBe(
    add(unpaid.filter(isDue).map(({ net }) => net)),
  );
  const dependent = ahead.filter(
    ({ class: kind, in_bank_at: day }) => kind === 'depends_on_you' && day !== null,
  );
  expect(sums?.depends_on_you ?? 0, message).toBe(
    add([...waiting, ...dependent].map(({ amount }) => amount)),
  );
  // The first reason of the wallet is that of Ahead, unless it ends by itself.
  const [block] = wallet.withdrawal.blocked_by;
  if (block && block in setupReasons) {
    for (const { reason } of waiting) expect(setupReasons[block], message).toContain(reason);
  }
  // The day of a withdrawal that is requested now.
  const line = ahead.find(({ kind }) => kind === 'wallet');
  if (line?.brings_forward === 'withdraw') expect(wallet.withdrawal.blocked_by).toEqual([]);
  if (wallet.withdrawal.blocked_by.length > 0) return;
  expect(line?.in_bank_at, message).toBe(wallet.withdrawal.arrives_by);
  for (const { dates, state, payout } of payments) {
    const bank = dates.find(({ key }) => key === 'in_bank');
    if (state !== 'available' || payout || !bank?.amount?.amount) continue;
    expect(bank, message).toMatchObject({
      at: wallet.withdrawal.arrives_by,
      certainty: 'waiting_for_you',
    });
  }
}

/** Compares the sums of a wallet, the ledger and the earnings with the withdrawals. */
function expectSameWithdrawals(wallet: Wallet, pages: Pages): void {
  const { currency } = wallet;
  const own = pages.withdrawals.filter(({ amount }) => amount.currency === currency);
  const add = (states: readonly string[]) =>
    own
      .filter(({ state }) => states.includes(state))
      .reduce((total, { amount }) => total + amount.amount, 0);
  expect(wallet.in_transit.amount).toBe(add(openWithdrawalStates));
  expect(wallet.lifetime_withdrawn.amount).toBe(add(['paid']));
  for (const withdrawal of own) {
    const { id, amount, fee, requested_at, ended_at } = withdrawal;
    const entries = pages.transactions.filter(({ ref }) => ref?.id === id);
    const message = JSON.stringify({ withdrawal, entries });
    const posted = entries.map(({ type, at, amount: signed, fee: included }) => [
      type,
      at,
      signed.amount,
      included?.amount,
    ]);
    const sent = ['withdrawal', requested_at, -amount.amount, fee.amount];
    const returned = ['withdrawal_reversal', ended_at, amount.amount, fee.amount];
    expect(posted.toReversed(), message).toEqual(ended_at === null ? [sent] : [sent, returned]);
    for (const { payout } of pages.payments) {
      if (payout?.withdrawal_id !== id) continue;
      const { withdrawal_id: _, ...facts } = payout;
      expect(withdrawal).toMatchObject(facts);
    }
  }
}

/** Compares the months of a year with the ledger, whose days are those of the account's time zone. */
function expectSameYear({ currency, available }: Wallet, pages: Pages): void {
  const year = pages.years.find((one) => one.currency === currency);
  const own = pages.transactions.filter(({ amount }) => amount.currency === currency);
  expect(year?.closing).toEqual(available);
  expect(own[0]?.balance_after ?? { amount: 0, currency }).toEqual(available);
  const inMonth = (month: number, types: Transaction['type'][]) =>
    own.filter(({ at, type }) => {
      const day = new Date(toCalendarDay(Date.parse(at), pages.timezone));
      const isThen = day.getUTCFullYear() === year?.year && day.getUTCMonth() + 1 === month;
      return isThen && types.includes(type);
    });
  for (const { month, earned, withdrawn } of year?.months ?? []) {
    const received = inMonth(month, ['earning', 'bonus']);
    const sent = inMonth(month, ['withdrawal', 'withdrawal_reversal']);
    const message = JSON.stringify({ month, received, sent });
    expect(earned.amount, message).toBe(
      received.reduce((total, { amount }) => total + amount.amount, 0),
    );
    // The fee of a withdrawal is not part of what reaches the bank.
    expect(withdrawn.amount, message).toBe(
      sent.reduce(
        (total, { type, amount, fee }) =>
          total - amount.amount - (type === 'withdrawal' ? 1 : -1) * (fee?.amount ?? 0),
        0,
      ),
    );
  }
  for (const payment of pages.payments.filter(({ net }) => net.currency === currency)) {
    if (payment.state !== 'available' || payment.net.amount === 0) continue;
    const credits = own.filter(({ ref, type }) => ref?.id === payment.job_id && type === 'earning');
    expect(
      credits.map(({ at }) => at),
      JSON.stringify({ payment, credits }),
    ).toContain(payment.available_at);
  }
}
