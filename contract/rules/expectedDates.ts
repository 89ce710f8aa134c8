import { hour } from './durations.ts';
import type { ApplicationState, JobState, PaymentState, StepKey, StepStatus } from './states.ts';
import type { Calendar } from './workingDays.ts';

/** The dates of a job, from the end of applications to the money in the bank, in order; an objection is where it happened. */
export const dateStepKeys = [
  'apply_by',
  'decision',
  'product_sent',
  'product_arrived',
  'draft',
  'live',
  'insight',
  'approved',
  'objection',
  'objection_decision',
  'in_wallet',
  'in_bank',
] as const;
/** One of the dates of a job. */
export type DateStepKey = (typeof dateStepKeys)[number];

/**
 * How certain a date is. In order: it has happened; it is promised; it follows from earlier dates if each step takes as long as allowed; it
 * waits for the user or for the brand; the payment is on hold; it has passed without the step.
 */
export const certainties = [
  'done',
  'fixed',
  'expected',
  'waiting_for_you',
  'waiting_for_brand',
  'held',
  'late',
] as const;
/** How certain a date is. */
export type Certainty = (typeof certainties)[number];

/** Why a step has no day. */
export const noDayReasons = [
  'applications_closed',
  'step_missed',
  'on_hold',
  'payment_late',
  'withdrawal_late',
  'needs_payout_method',
  'payout_method_unverified',
  'payout_method_rejected',
  'needs_phone',
  'below_minimum',
  'withdrawals_on_hold',
  'needs_address',
  'product_not_sent',
  'product_not_arrived',
] as const;
/** Why a step has no day. */
export type NoDayReason = (typeof noDayReasons)[number];

/** The events that move a promised date. */
export const moveReasons = [
  'extension',
  'brief_changed',
  'changes_requested',
  'previous_step',
  'product_arrived',
  'payment_moved',
  'payment_held',
  'invitation_ended',
  'withdrawal_failed',
  'withdrawal_cancelled',
] as const;
/** An event that moves a promised date. */
export type MoveReason = (typeof moveReasons)[number];

/** Minimum time, in ms, until the due date of a step that is opened or sent back. */
export const minStepTime = 48 * hour;

type Money = { amount: number; currency: string };

/** A change of a promised date: the previous date, the event that changed it, and the reason that was given. */
export type DateMove<Time> = { from: Time; why: MoveReason; text: string | null };

/** One date of a job; `at` is null exactly if there is a `reason`. `task` is set for the steps of tasks, `amount` for money. */
export type DateStepOf<Time> = {
  key: DateStepKey;
  task: { id: string; title: string } | null;
  at: Time | null;
  certainty: Certainty;
  reason: NoDayReason | null;
  moved: DateMove<Time> | null;
  /** The day that a changed brief offers, until it is accepted: then it replaces `at`. */
  offered: Time | null;
  amount: Money | null;
};
/** One date of a job, in ms UTC; a calendar day, see `isBankDay`, is given by its midnight in UTC. */
export type TimedStep = DateStepOf<number>;

/** Returns whether the date of a step is a calendar day in the bank's country, not an instant. */
export function isBankDay({ key }: Pick<TimedStep, 'key'>): boolean {
  return key === 'in_bank';
}

/** A step of a task; `status` is null before the application was accepted. */
export type StepFacts = {
  key: StepKey;
  status: StepStatus | null;
  dueAt: number;
  /** When the step was approved, if it was. */
  changedAt: number;
  autoApproveAt: number | null;
  moved: DateMove<number> | null;
  /** The due date that a changed brief offers; null if none waits for an answer. */
  offeredAt: number | null;
};

/** A task with its steps in order. */
export type TaskFacts = { id: string; title: string; steps: StepFacts[] };

/** The payment of an application, and the withdrawal that took all of it out of the wallet. */
export type PaymentFacts = {
  state: PaymentState;
  net: Money;
  approvedAt: number | null;
  expectedOn: number | null;
  availableAt: number | null;
  /** The first missed day of a pending payment, also once a later day was promised. */
  lateSince: number | null;
  moved: DateMove<number> | null;
  /** Day on which a payment on hold is reviewed next. */
  reviewOn: number | null;
  payout: { requestedAt: number; arrivesBy: number | null; paidAt: number | null } | null;
  /** The promised bank day of the last withdrawal of this money if it failed or was cancelled, until the next request. */
  endedPayout: DateMove<number> | null;
};

/** An objection of the publisher to a decision about the work or its payment, which is decided by `dueBy`. */
export type ObjectionFacts = { openedAt: number; dueBy: number; decidedAt: number | null };

/** How money gets from a wallet to the bank. */
export type BankFacts = {
  /** The most working days that a transfer takes. */
  workingDays: number;
  calendar: Calendar;
  /** The time zone of the bank's country, whose calendar days count. */
  timeZone: string;
  /** The day from which the next withdrawal is possible: when a lock ends, or when the current withdrawal has arrived. */
  opensOn: number | null;
  /** A block on all withdrawals that does not end by itself. */
  blocked: NoDayReason | null;
  /** What is in the wallet, and the smallest withdrawal, in minor units. */
  balance: number;
  min: number;
};

/** The facts from which the dates of a job are derived for one user; times in ms UTC. */
export type DateFacts = {
  now: number;
  job: {
    state: JobState;
    applyBy: number;
    decideBy: number;
    reviewHours: number;
    payDays: number;
    /** Whether the brand sends a product before the work. */
    shipsProduct: boolean;
    /** False if only products are paid. */
    paysMoney: boolean;
  };
  invitation: { isOpen: boolean; expiresAt: number } | null;
  application: {
    state: ApplicationState;
    appliedAt: number;
    decideBy: number;
    decidedAt: number | null;
  } | null;
  /** The product of accepted work; null without one. */
  product: {
    sentAt: number | null;
    arrivedAt: number | null;
    /** Whether the brand cannot send it yet, because the user has no delivery address. */
    needsAddress: boolean;
  } | null;
  tasks: TaskFacts[];
  /** What the job pays after fees, if that is known before it is accepted. */
  pay: Money | null;
  payment: PaymentFacts | null;
  /** The newest objection. */
  objection: ObjectionFacts | null;
  bank: BankFacts;
};
