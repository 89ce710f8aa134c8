import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { defineTransitions } from './defineTransitions.ts';

/** A row of the applications table. */
export type ApplicationRow = Selectable<Schema['applications']>;

/** The transitions of an application. `accept` by the publisher follows an accepted invitation. */
export const applicationStates = defineTransitions(
  { table: 'applications', column: 'state', unknown: 'application.unknown' },
  {
    view: { by: ['brand'], from: ['applied'], to: 'viewed' },
    accept: { by: ['brand', 'publisher'], from: ['applied', 'viewed'], to: 'accepted' },
    decline: { by: ['brand'], from: ['applied', 'viewed'], to: 'declined' },
    withdraw: {
      by: ['publisher'],
      from: ['applied', 'viewed'],
      to: 'withdrawn',
      conflict: 'application.tooLate',
    },
    expire: { by: ['time', 'brand'], from: ['applied', 'viewed'], to: 'expired' },
    drop: {
      by: ['publisher'],
      from: ['accepted'],
      to: 'dropped',
      conflict: 'application.tooLate',
    },
    remove: { by: ['brand', 'staff'], from: ['accepted'], to: 'removed' },
    complete: { by: ['server'], from: ['accepted'], to: 'completed' },
  },
);
