import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a step of the work. `approved` and `rejected` are final. */
export const stepStates = defineTransitions(
  { table: 'application_steps', column: 'status', unknown: 'task.unknown' },
  {
    open: { by: ['server'], from: ['locked'], to: 'open' },
    submit: {
      by: ['publisher'],
      from: ['open', 'changes_requested'],
      to: 'in_review',
      conflict: 'step.notOpen',
    },
    approve: {
      by: ['brand', 'time'],
      from: ['in_review'],
      to: 'approved',
      conflict: 'review.notInReview',
    },
    requestChanges: {
      by: ['brand'],
      from: ['in_review'],
      to: 'changes_requested',
      conflict: 'review.notInReview',
    },
    reject: {
      by: ['brand'],
      from: ['in_review'],
      to: 'rejected',
      conflict: 'review.notInReview',
    },
    miss: { by: ['time'], from: ['open', 'changes_requested'], to: 'missed' },
    extend: { by: ['brand'], from: ['missed'], to: 'open' },
    lock: { by: ['server'], from: ['open', 'changes_requested', 'in_review'], to: 'locked' },
  },
);
