import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { MoveReason } from '../../../contract/rules/expectedDates.ts';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { dateWords } from '../dates/dateWords.ts';
import { jobWords } from './jobWords.ts';
import { rowLabels } from './rowLabels.ts';
import { applicationLabels, stepKeyLabels } from './stateLabels.ts';

/** Labels of the dates of a job, without the steps of tasks. */
export const dateLabels = defineMessages({
  apply: { id: 'date.apply', defaultMessage: 'Apply' },
  applied: jobWords.applicationStateApplied,
  reply: { id: 'date.reply', defaultMessage: 'Reply' },
  closed: { id: 'date.closed', defaultMessage: 'Applications closed' },
  productSent: { id: 'date.productSent', defaultMessage: 'Product sent' },
  productArrived: { id: 'date.productArrived', defaultMessage: 'Product arrived' },
  approved: jobWords.stepStateApproved,
  inWallet: jobWords.timelineAvailable,
  inBank: dateWords.inBank,
});

/** Which event moved a date. */
export const moveLabels: Record<MoveReason, MessageDescriptor> = defineMessages({
  extension: { id: 'date.moved.extension', defaultMessage: 'You got more time' },
  brief_changed: { id: 'date.moved.brief', defaultMessage: 'The brief changed' },
  changes_requested: { id: 'date.moved.changes', defaultMessage: 'Changes were requested' },
  product_arrived: { id: 'date.moved.product', defaultMessage: 'The product arrived' },
  previous_step: { id: 'date.moved.previous', defaultMessage: 'The previous step takes longer' },
  invitation_ended: { id: 'date.moved.invitationEnded', defaultMessage: 'The invitation ended' },
  withdrawal_failed: { id: 'date.moved.failed', defaultMessage: 'The transfer failed' },
  withdrawal_cancelled: {
    id: 'date.moved.cancelled',
    defaultMessage: 'The withdrawal was cancelled',
  },
  payment_held: {
    id: 'date.moved.held',
    defaultMessage: 'We hold the payment and review it on this day',
  },
  payment_moved: jobWords.dateMovedPayment,
});

/** What else to know about a date. */
export const dateNotes = defineMessages({
  inReview: {
    id: 'date.note.review',
    defaultMessage: 'In review. Approved without a reply.',
  },
  ifWithdrawn: { id: 'date.note.withdraw', defaultMessage: 'If you withdraw now' },
});

const objectionLabels = defineMessages({
  opened: jobWords.dateObjection,
  decided: { id: 'date.objection.decided', defaultMessage: 'Decided' },
});

/** Returns the label of a date. `apply_by` and `decision` have other labels once there is an application. */
export function getDateLabel(
  { key, certainty }: Pick<DateStep, 'key' | 'certainty'>,
  application: ApplicationState | null,
): MessageDescriptor {
  switch (key) {
    case 'apply_by':
      if (application) return dateLabels.applied;
      // An open invitation, which waits for the publisher's reply.
      if (certainty === 'waiting_for_you') return dateLabels.reply;
      return certainty === 'done' ? dateLabels.closed : dateLabels.apply;
    case 'decision':
      if (certainty !== 'done') return rowLabels.decision;
      return application === 'declined' ? applicationLabels.declined : applicationLabels.accepted;
    case 'product_sent':
      return dateLabels.productSent;
    case 'product_arrived':
      return dateLabels.productArrived;
    case 'approved':
      return dateLabels.approved;
    case 'objection':
      return objectionLabels.opened;
    case 'objection_decision':
      return certainty === 'done' ? objectionLabels.decided : rowLabels.decision;
    case 'in_wallet':
      return dateLabels.inWallet;
    case 'in_bank':
      return dateLabels.inBank;
    case 'draft':
    case 'live':
    case 'insight':
      return stepKeyLabels[key];
  }
}
