import { openWithdrawalStates } from '../../../contract/rules/states.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  advanceWithdrawal,
  type WithdrawalStep,
} from '../../domain/withdrawals/advanceWithdrawal.ts';
import { tryStep } from '../../domain/schedule/tryStep.ts';
import type { Services } from '../../domain/services.ts';
import type { WithdrawalRow } from '../../domain/transitions/withdrawalStates.ts';

/**
 * Plays the finance staff and the bank: each step follows `delay` ms after the previous step, for the withdrawals that a user requests. The
 * first is paid, the second fails because of its account number, the third is returned by the bank; then the sequence repeats. Seeded
 * withdrawals do not change. Returns the number of changes.
 */
export async function simulatePayouts(services: Services, delay: number): Promise<number> {
  const { db, clock } = services;
  const before = clock.now() - delay;
  // Only requests of users have a `client_ref`, not seeded withdrawals.
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', 'in', [...openWithdrawalStates, 'paid'])
    .where('client_ref', 'is not', null)
    .execute();
  let done = 0;
  for (const row of rows) {
    const step = getNextStep(row, await countUpTo(services, row), before);
    if (!step) continue;
    done += await tryStep(() =>
      inTransaction(db, (tx) => advanceWithdrawal(tx, services, row.reference, step)),
    );
  }
  return done;
}

/** Returns the step that is due; `ordinal` numbers the withdrawals of an account from 1. */
function getNextStep(row: WithdrawalRow, ordinal: number, before: number): WithdrawalStep | null {
  const turn = ordinal % 3;
  const since = row.paid_at ?? row.processed_at ?? row.requested_at;
  if (since > before) return null;
  switch (row.state) {
    case 'requested':
      return { action: 'process', actor: 'staff' };
    case 'processing':
      return turn === 2
        ? { action: 'fail', actor: 'bank', reason: 'AC01' }
        : { action: 'pay', actor: 'bank' };
    default:
      return turn === 0 ? { action: 'return', actor: 'bank', reason: 'AC06' } : null;
  }
}

/** Returns the number of a withdrawal among those that its account has requested and not cancelled, from 1. */
async function countUpTo({ db }: Services, row: WithdrawalRow): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', row.account_id)
    .where('client_ref', 'is not', null)
    .where('requested_at', '<=', row.requested_at)
    .where('state', '!=', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(count);
}
