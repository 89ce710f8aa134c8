import { day } from '../../../contract/rules/durations.ts';
import type { NoDayReason } from '../../../contract/rules/expectedDates.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Money } from '../../../contract/schemas/money.ts';
import type { Step } from '../../../contract/schemas/submission.ts';
import { findNextStep } from './steps.ts';

/** Milliseconds for which an event is news. */
export const newsPeriod = 7 * day;

type NextStep = Step | undefined;

type DayInBank = { bankAt: string | null; reason: NoDayReason | null };

/** An event that a creator has waited for, with what it means for the money or the work. */
export type GoodNewsOfJob =
  | { kind: 'accepted'; next: NextStep }
  | { kind: 'stepApproved'; step: Step; next: NextStep }
  /** All work is approved; the job pays no money, or the payment has no day. */
  | { kind: 'approved' }
  /** All work is approved; `bankAt` is null while the money cannot be withdrawn, for a `reason`. */
  | ({ kind: 'paidSoon'; amount: Money; at: string } & DayInBank)
  | ({ kind: 'inWallet'; amount: Money } & DayInBank)
  | { kind: 'sent'; at: string; bankAt: string }
  | { kind: 'inBank'; at: string };

function findMoneyNews(
  { dates, application, payment }: JobDetail,
  isNew: (at: string | null) => boolean,
): GoodNewsOfJob | null {
  const bank = dates.find(({ key }) => key === 'in_bank');
  const wallet = dates.find(({ key }) => key === 'in_wallet');
  if (bank?.certainty === 'done') {
    return bank.at !== null && isNew(bank.at) ? { kind: 'inBank', at: bank.at } : null;
  }
  const sentAt = payment?.payout?.paid_at ?? null;
  if (bank?.at && sentAt !== null) return { kind: 'sent', at: sentAt, bankAt: bank.at };
  // The wallet is left, and the line has the day in the bank.
  if (payment?.payout) return null;
  const dayInBank = { bankAt: bank?.at ?? null, reason: bank?.reason ?? null };
  if (wallet?.certainty === 'done') {
    return wallet.amount && isNew(wallet.at)
      ? { kind: 'inWallet', amount: wallet.amount, ...dayInBank }
      : null;
  }
  // Stays until the money is in the wallet. Late and held money has its own notes.
  if (wallet?.certainty === 'fixed' && wallet.at !== null && wallet.amount) {
    return { kind: 'paidSoon', amount: wallet.amount, at: wallet.at, ...dayInBank };
  }
  return !wallet && isNew(application?.ended_at ?? null) ? { kind: 'approved' } : null;
}

type ApprovedStep = { step: Step; at: string };

function findApprovedStep(steps: readonly Step[]): ApprovedStep | undefined {
  return steps
    .flatMap((step) =>
      step.status === 'approved' && step.submission?.reviewed_at
        ? [{ step, at: step.submission.reviewed_at }]
        : [],
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1);
}

/** Finds the last event of a job that its creator has waited for; null if there is none, or if it is more than a week old at `now`. */
export function findGoodNews(job: JobDetail, now: number): GoodNewsOfJob | null {
  const { application, invitation, payment, tasks } = job;
  const isNew = (at: string | null) => at !== null && now - Date.parse(at) < newsPeriod;
  if (payment?.problem) return null;
  if (application?.state === 'completed') return findMoneyNews(job, isNew);
  if (application?.state !== 'accepted') return null;
  const steps = tasks.flatMap((task) => task.steps);
  // What was submitted or has happened since is newer.
  if (steps.some(({ status }) => !['approved', 'locked', 'open'].includes(status))) return null;
  const next = findNextStep(tasks);
  const approved = findApprovedStep(steps);
  if (approved)
    return isNew(approved.at) ? { kind: 'stepApproved', step: approved.step, next } : null;
  // Creators who accepted an invitation have decided themselves.
  const isDecision = invitation?.state !== 'accepted' && isNew(application.decided_at);
  return isDecision ? { kind: 'accepted', next } : null;
}
