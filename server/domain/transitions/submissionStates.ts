import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a version of the work. Approved is final: it can never become rejected. */
export const submissionStates = defineTransitions(
  { table: 'submissions', column: 'state', unknown: 'task.unknown' },
  {
    submit: { by: ['publisher'], from: ['draft'], to: 'submitted', conflict: 'draft.newer' },
    approve: {
      by: ['brand', 'time'],
      from: ['submitted'],
      to: 'approved',
      conflict: 'review.notInReview',
    },
    requestChanges: {
      by: ['brand'],
      from: ['submitted'],
      to: 'changes_requested',
      conflict: 'review.notInReview',
    },
    reject: {
      by: ['brand'],
      from: ['submitted'],
      to: 'rejected',
      conflict: 'review.notInReview',
    },
  },
);
