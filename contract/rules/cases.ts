import type { ApplicationState, CaseState, PaymentState } from './states.ts';

/** The decisions that a publisher can disagree with. */
export const caseSubjects = ['rejection', 'removal', 'cancellation', 'hold', 'deduction'] as const;
/** A decision that a publisher can disagree with. */
export type CaseSubject = (typeof caseSubjects)[number];

/** How an objection is decided: all of the amount is paid, a part, or nothing. */
export const caseOutcomes = ['paid', 'part', 'refused'] as const;
/** How an objection is decided. */
export type CaseOutcome = (typeof caseOutcomes)[number];

/** The facts that show a decision: the application, its payment, and the sum of the payment's deductions, which is negative. */
export type DecidedWork = {
  application: { state: ApplicationState; reason: string | null };
  payment: { state: PaymentState; gross: number; deducted: number } | null;
};

/** Reason code of applications that ended because the brand rejected the work. */
export const rejectedReason = 'work_rejected';

/**
 * Returns the decision that cost the user money (about the work or its payment); null if there is none. A user who dropped out ended the
 * work without a decision, and can object only to a hold.
 */
export function findDecision({ application, payment }: DecidedWork): CaseSubject | null {
  if (!payment || payment.gross <= 0) return null;
  if (payment.state === 'on_hold') return 'hold';
  const isTaken = payment.state === 'cancelled' || payment.deducted < 0;
  if (!isTaken || application.state === 'dropped') return null;
  if (application.state === 'removed') {
    return application.reason === rejectedReason ? 'rejection' : 'removal';
  }
  return payment.state === 'cancelled' ? 'cancellation' : 'deduction';
}

/** The facts of an earlier objection that decide whether the user can object again; times as ISO 8601. */
type EarlierCase = {
  about: CaseSubject;
  state: CaseState;
  outcome: CaseOutcome | null;
  opened_at: string;
};

/**
 * Returns whether the user can object to a decision. `latest` is the newest objection about the same job. The user cannot object while that
 * objection is open, twice to the same decision, or to a deduction that remains after a partly granted objection. `heldSince` is the start
 * of the current hold; each hold is a new decision.
 */
export function canDispute(
  about: CaseSubject,
  latest: EarlierCase | null,
  heldSince: string | null,
): boolean {
  if (!latest) return true;
  if (latest.state === 'open' || latest.state === 'brand_heard') return false;
  if (about === 'hold' && heldSince !== null) {
    return latest.about !== 'hold' || latest.opened_at < heldSince;
  }
  return about !== latest.about && !(about === 'deduction' && latest.outcome === 'part');
}
