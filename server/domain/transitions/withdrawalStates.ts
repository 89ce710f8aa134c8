import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { defineTransitions } from './defineTransitions.ts';

/** A row of the withdrawals table. */
export type WithdrawalRow = Selectable<Schema['withdrawals']>;

/** The transitions of a withdrawal. */
export const withdrawalStates = defineTransitions(
  { table: 'withdrawals', column: 'state', unknown: 'withdrawal.unknown' },
  {
    process: { by: ['staff'], from: ['requested'], to: 'processing' },
    cancel: { by: ['publisher'], from: ['requested'], to: 'cancelled' },
    pay: { by: ['staff', 'bank'], from: ['processing'], to: 'paid' },
    fail: { by: ['staff', 'bank'], from: ['processing'], to: 'failed' },
    return: { by: ['staff', 'bank'], from: ['paid'], to: 'failed' },
  },
);
