import { defineTransitions } from './defineTransitions.ts';

/** The transitions of a job. */
export const jobStates = defineTransitions(
  { table: 'jobs', column: 'state', unknown: 'job.unknown' },
  {
    fill: { by: ['server'], from: ['open'], to: 'full' },
    reopen: { by: ['server'], from: ['full'], to: 'open' },
    close: { by: ['brand', 'time'], from: ['open', 'full'], to: 'closed' },
    complete: { by: ['time'], from: ['closed'], to: 'completed' },
    cancel: { by: ['brand'], from: ['open', 'full', 'closed'], to: 'cancelled' },
  },
);
