import { getBankDay, getSentArrival, isBankDayOver } from './bankDays.ts';
import { on, type Dated } from './datedSteps.ts';
import { day } from './durations.ts';
import type { BankFacts, DateFacts, PaymentFacts } from './expectedDates.ts';

/** Dates the arrival of the payment in the wallet. */
export function dateWallet({ payment, job, now }: DateFacts, approved: Dated): Dated {
  switch (payment?.state) {
    case 'available':
      return on(payment.availableAt ?? now, 'done');
    case 'on_hold':
      return payment.reviewOn === null
        ? { at: null, certainty: 'held', reason: 'on_hold' }
        : on(payment.reviewOn, 'held');
    case 'pending': {
      const at = payment.expectedOn ?? now;
      if (payment.lateSince === null) return on(at, 'fixed');
      // It stays late with a new day. Without one, it has the day that was missed.
      return on(at < now ? payment.lateSince : at, 'late');
    }
    case 'estimated':
    case 'cancelled':
    case undefined:
  }
  if (approved.at === null) return approved;
  return on(approved.at + job.payDays * day, 'expected');
}

/** Dates the arrival of the payment in the user's bank, if the user withdraws it as soon as possible. */
export function dateBank({ payment, pay, bank, now }: DateFacts, wallet: Dated): Dated {
  if (payment?.payout) return datePayout(payment.payout, bank, now);
  switch (wallet.certainty) {
    case 'late':
      if (wallet.at === null || wallet.at < now) {
        return { at: null, certainty: 'late', reason: 'payment_late' };
      }
      break;
    case 'held':
      return { at: null, certainty: 'held', reason: 'on_hold' };
    default:
  }
  if (wallet.at === null) return wallet;
  const isInWallet = wallet.certainty === 'done';
  const amount = (payment?.net ?? pay)?.amount;
  // The balance already contains a payment that is in the wallet.
  const balance = isInWallet || amount === undefined ? bank.balance : bank.balance + amount;
  const isAmountKnown = isInWallet || amount !== undefined;
  const reason = bank.blocked ?? (isAmountKnown && balance < bank.min ? 'below_minimum' : null);
  if (reason !== null) return { at: null, certainty: 'waiting_for_you', reason };
  if (!isInWallet) return on(getBankDay(wallet.at, bank), 'expected');
  return on(getBankDay(now, bank), 'waiting_for_you');
}

/** Dates the arrival of a withdrawal that was requested. */
function datePayout(
  { requestedAt, arrivesBy, paidAt }: NonNullable<PaymentFacts['payout']>,
  bank: BankFacts,
  now: number,
): Dated {
  // `opensOn` is about the next withdrawal, not about this one.
  const promised = arrivesBy ?? getBankDay(requestedAt, { ...bank, opensOn: null });
  if (paidAt === null) return on(promised, isBankDayOver(promised, now) ? 'late' : 'fixed');
  const at = getSentArrival(promised, paidAt);
  return on(at, isBankDayOver(at, now) ? 'done' : 'fixed');
}
