import { z } from 'zod';

/** States of an account; only `approved` gives access to the whole app. */
export const accountStateSchema = z.enum([
  'pending_profile',
  'in_review',
  'approved',
  'rejected',
  'suspended',
]);
/** State of an account. */
export type AccountState = z.infer<typeof accountStateSchema>;

/** States of a job. */
export const jobStateSchema = z.enum(['open', 'full', 'closed', 'completed', 'cancelled']);
/** State of a job. */
export type JobState = z.infer<typeof jobStateSchema>;

/** States of an application. */
export const applicationStateSchema = z.enum([
  'applied',
  'viewed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'dropped',
  'removed',
  'completed',
]);
/** State of an application. */
export type ApplicationState = z.infer<typeof applicationStateSchema>;

/** States of an invitation. */
export const invitationStateSchema = z.enum(['sent', 'accepted', 'declined', 'expired', 'revoked']);
/** State of an invitation. */
export type InvitationState = z.infer<typeof invitationStateSchema>;

/** Status of a task, derived from its most urgent step. */
export const taskStatusSchema = z.enum([
  'locked',
  'to_do',
  'in_review',
  'changes_requested',
  'completed',
  'missed',
]);
/** Status of a task. */
export type TaskStatus = z.infer<typeof taskStatusSchema>;

/** The steps that a task can have, in order. */
export const stepKeySchema = z.enum(['draft', 'live', 'insight']);
/** One of the steps of a task. */
export type StepKey = z.infer<typeof stepKeySchema>;

/** Status of one step of a task. */
export const stepStatusSchema = z.enum([
  'locked',
  'open',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'missed',
]);
/** Status of one step of a task. */
export type StepStatus = z.infer<typeof stepStatusSchema>;

/** States of one version of submitted work; `approved` is final. */
export const submissionStateSchema = z.enum([
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'rejected',
]);
/** State of one version of submitted work. */
export type SubmissionState = z.infer<typeof submissionStateSchema>;

/** States of a payment. */
export const paymentStateSchema = z.enum([
  'estimated',
  'pending',
  'available',
  'on_hold',
  'cancelled',
]);
/** State of a payment. */
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** Types of transactions. */
export const transactionTypeSchema = z.enum([
  'earning',
  'bonus',
  'adjustment',
  'fee',
  'withdrawal',
  'withdrawal_reversal',
]);
/** Type of a transaction. */
export type TransactionType = z.infer<typeof transactionTypeSchema>;

/** States of a withdrawal. */
export const withdrawalStateSchema = z.enum([
  'requested',
  'processing',
  'paid',
  'failed',
  'cancelled',
]);
/** State of a withdrawal. */
export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;
