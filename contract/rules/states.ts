/** The states of every entity. */
export const states = {
  /** Only `approved` gives access to the whole app. */
  account: ['pending_profile', 'in_review', 'approved', 'rejected', 'suspended'],
  job: ['open', 'full', 'closed', 'completed', 'cancelled'],
  application: [
    'applied',
    'viewed',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'dropped',
    'removed',
    'completed',
  ],
  invitation: ['sent', 'accepted', 'declined', 'expired', 'revoked'],
  /** The states of a task, derived from its most urgent step. */
  task: ['locked', 'to_do', 'in_review', 'changes_requested', 'completed', 'missed'],
  step: ['locked', 'open', 'in_review', 'changes_requested', 'approved', 'rejected', 'missed'],
  /** The states of one version of submitted work; `approved` is final. */
  submission: ['draft', 'submitted', 'changes_requested', 'approved', 'rejected'],
  /** The states of an extension request. It lapses if the user submits the step first, or if the application ends first. */
  extension: ['requested', 'granted', 'refused', 'lapsed'],
  /** The states of the product that a brand sends for a job. */
  shipment: ['waiting', 'sent', 'arrived', 'missing'],
  /** A payment is estimated until the work is approved, then pending, and stays available after the money was withdrawn. */
  payment: ['estimated', 'pending', 'available', 'on_hold', 'cancelled'],
  withdrawal: ['requested', 'processing', 'paid', 'failed', 'cancelled'],
  /** The states of an objection to a decision; `brand_heard` once the brand has replied to it. */
  case: ['open', 'brand_heard', 'decided', 'closed'],
} as const;

/** State of an account. */
export type AccountState = (typeof states)['account'][number];
/** State of a job. */
export type JobState = (typeof states)['job'][number];
/** State of an application. */
export type ApplicationState = (typeof states)['application'][number];
/** State of an invitation. */
export type InvitationState = (typeof states)['invitation'][number];
/** Status of a task. */
export type TaskStatus = (typeof states)['task'][number];
/** Status of one step of a task. */
export type StepStatus = (typeof states)['step'][number];
/** State of one version of submitted work. */
export type SubmissionState = (typeof states)['submission'][number];
/** State of a request for more time. */
export type ExtensionState = (typeof states)['extension'][number];
/** State of the product that a brand sends for a job. */
export type ShipmentState = (typeof states)['shipment'][number];
/** State of a payment. */
export type PaymentState = (typeof states)['payment'][number];
/** State of a withdrawal. */
export type WithdrawalState = (typeof states)['withdrawal'][number];
/** State of an objection to a decision. */
export type CaseState = (typeof states)['case'][number];

/** States of an account whose owner can edit the profile. */
export const canEditProfile = ['pending_profile', 'approved'] as const satisfies AccountState[];

/** States of a job that creators can find. */
export const listedJobStates: readonly JobState[] = ['open', 'full'];
/** States of a job that has ended. */
export const endedJobStates: readonly JobState[] = ['completed', 'cancelled'];

/** States of an application that the brand has not decided on. */
export const undecidedStates: readonly ApplicationState[] = ['applied', 'viewed'];
/** States of an application that can still lead to work. */
export const activeStates: readonly ApplicationState[] = [...undecidedStates, 'accepted'];
/** States of an application whose work the brand expects or has approved. */
export const workingStates: readonly ApplicationState[] = ['accepted', 'completed'];
/** States of an application that ended before all work was completed. The user cannot apply for the job again. */
export const unsuccessfulStates: readonly ApplicationState[] = [
  'declined',
  'withdrawn',
  'expired',
  'dropped',
  'removed',
];
/** States of an application that was accepted at some time. */
export const everAcceptedStates: readonly ApplicationState[] = [
  ...workingStates,
  'dropped',
  'removed',
];

/** Reason code of publishers who left a job because the brand changed the brief, which does not count against them. */
export const briefChangedReason = 'left_changed_brief';

/** The steps that a task can have, in order. */
export const stepKeys = ['draft', 'live', 'insight'] as const;
/** One of the steps of a task. */
export type StepKey = (typeof stepKeys)[number];

/** Statuses of a step whose work the creator can submit. */
export const submittableStatuses: readonly StepStatus[] = ['open', 'changes_requested'];
/** Statuses of a step whose work is due, now or later. */
export const dueStatuses: readonly StepStatus[] = ['locked', ...submittableStatuses];
/** Statuses of a step whose due date the brand can move. */
export const extendableStatuses: readonly StepStatus[] = [...submittableStatuses, 'missed'];

/** Types of transactions. */
export const transactionTypes = [
  'earning',
  'bonus',
  'adjustment',
  'fee',
  'withdrawal',
  'withdrawal_reversal',
] as const;
/** Type of a transaction. */
export type TransactionType = (typeof transactionTypes)[number];

/** The lists of withdrawals: one per state, and one for withdrawals that the bank paid and later returned. */
export const withdrawalFilters = [...states.withdrawal, 'returned'] as const;
/** A list of withdrawals. */
export type WithdrawalFilter = (typeof withdrawalFilters)[number];

/** States of an objection that is not decided. */
export const openCaseStates: readonly CaseState[] = ['open', 'brand_heard'];

/**
 * States of a withdrawal that is on its way; an account has at most one of them. The unique index of the initial schema names them again,
 * because a schema that is in use never changes.
 */
export const openWithdrawalStates: readonly WithdrawalState[] = ['requested', 'processing'];
