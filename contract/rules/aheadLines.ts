import { getBankDay } from './bankDays.ts';
import type { BankFacts, Certainty, NoDayReason, TimedStep } from './expectedDates.ts';
import { aheadClasses, isSetupReason, type AheadAction, type AheadClass } from './forecast.ts';
import { stepKeys } from './states.ts';

/** When an amount arrives in the user's bank, and on which step that depends; times in ms UTC. */
export type AheadDates = {
  class: AheadClass;
  certainty: Certainty;
  inWalletAt: number | null;
  inBankAt: number | null;
  /** Why the arrival has no date; null if it has one. */
  reason: NoDayReason | null;
  /** How the promised date last changed, if it did. */
  moved: TimedStep['moved'];
  /** The step of the job that the dates depend on; null if there is none. */
  restsOn: Pick<TimedStep, 'key' | 'task' | 'at'> | null;
  /** What the user can do to be paid earlier. */
  bringsForward: AheadAction | null;
};

const isWork = ({ key }: TimedStep) => stepKeys.some((step) => step === key);
const isOpen = ({ certainty }: TimedStep) => certainty !== 'done';

/** Derives from a job's dates when its payment arrives; null if the job pays no money or the payment is in the wallet already. */
export function getJobAhead(steps: readonly TimedStep[]): AheadDates | null {
  const find = (key: TimedStep['key']) => steps.find((step) => step.key === key);
  const [approved, wallet, bank] = [find('approved'), find('in_wallet'), find('in_bank')];
  if (!wallet || !bank || wallet.certainty === 'done') return null;
  const dates = {
    inWalletAt: wallet.at,
    inBankAt: bank.at,
    reason: bank.reason,
    moved: wallet.moved,
  };
  const toRestsOn = (step: TimedStep | undefined) =>
    step ? { key: step.key, task: step.task, at: step.at } : null;
  const { certainty } = wallet;
  const isPromised = certainty === 'fixed';
  const needsSetup = isSetupReason(bank.reason);
  if (isPromised || certainty === 'late' || certainty === 'held') {
    return {
      ...dates,
      class: needsSetup ? 'depends_on_you' : isPromised ? 'certain' : 'expected',
      certainty,
      restsOn: toRestsOn(approved),
      bringsForward: getRemedy(bank.reason) ?? (isPromised ? null : 'ask_about_payment'),
    };
  }
  const work = steps.filter(isWork).filter(isOpen);
  const missed = work.find(({ certainty }) => certainty === 'late');
  const usersStep = work.find(({ certainty }) => certainty !== 'waiting_for_brand');
  // The payment depends on a missed step; otherwise on the user's next step; if all work is submitted, on its last review.
  const current = missed ?? usersStep ?? work.at(-1);
  return {
    ...dates,
    class: usersStep || needsSetup ? 'depends_on_you' : 'expected',
    // The due date of the work is fixed, but the payment also depends on when the brand reviews the work.
    certainty:
      current === undefined || current.certainty === 'fixed' ? 'expected' : current.certainty,
    restsOn: toRestsOn(current),
    bringsForward: missed ? 'ask_for_time' : getWorkAction(work),
  };
}

// Submitting work helps most if the user can do it now; otherwise an earlier review helps most.
function getWorkAction(work: TimedStep[]): AheadAction {
  const canSubmit = work.some(({ certainty }) => certainty === 'waiting_for_you');
  return canSubmit ? 'submit_work' : 'earlier_review';
}

/** Returns how the user can resolve the reason for a missing date; null if the user cannot. */
export function getRemedy(reason: NoDayReason | null): AheadAction | null {
  switch (reason) {
    case 'needs_payout_method':
    case 'payout_method_rejected':
      return 'add_payout_method';
    case 'needs_phone':
      return 'verify_phone';
    case 'payment_late':
    case 'on_hold':
    case 'withdrawal_late':
    case 'withdrawals_on_hold':
      return 'ask_about_payment';
    default:
      return null;
  }
}

type Dated = AheadDates & { amount: number };

/**
 * Gives each amount below the minimum withdrawal the day on which enough other money has joined it in the wallet. Counts only money that is
 * at least as certain; without enough of it, the line stays without a day. All lines are of one currency.
 */
export function joinSmallAmounts<L extends Dated>(
  lines: readonly L[],
  bank: BankFacts,
  now: number,
): L[] {
  const rank = (line: L) => aheadClasses.indexOf(line.class);
  return lines.map((line) => {
    if (line.reason !== 'below_minimum') return line;
    const from = line.inWalletAt ?? now;
    let balance = bank.balance;
    // Adds up the money by its day in the wallet, until the minimum is reached. `line` itself is among it, or already in the balance.
    const completing = lines
      // Money without a day is already in the balance or may never come, and the day of a late payment is unreliable.
      .filter((income) => income.inWalletAt !== null && income.certainty !== 'late')
      .filter((income) => rank(income) <= rank(line))
      .sort((a, b) => (a.inWalletAt ?? 0) - (b.inWalletAt ?? 0))
      .find((income) => {
        balance += income.amount;
        return balance >= bank.min && (income.inWalletAt ?? 0) >= from;
      });
    if (!completing) return line;
    const at = Math.max(from, completing.inWalletAt ?? 0);
    return { ...line, inBankAt: getBankDay(at, bank), reason: null };
  });
}
