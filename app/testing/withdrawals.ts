import { openWithdrawalStates } from '../../contract/rules/states.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { minute } from '../../server/durations.ts';
import {
  advanceWithdrawal,
  type WithdrawalStep,
} from '../../server/domain/withdrawals/advanceWithdrawal.ts';
import type { Portal } from './portal.tsx';

/** Lets the staff and the bank take the steps of a withdrawal, one minute apart. */
export async function advance(
  { server: { services } }: Portal,
  reference: string,
  ...steps: [action: WithdrawalStep['action'], reason?: string][]
): Promise<void> {
  for (const [action, reason] of steps) {
    services.clock.advance(minute);
    await inTransaction(services.db, (tx) =>
      advanceWithdrawal(tx, services, reference, { action, actor: 'staff', reason }),
    );
  }
}

/** Returns the withdrawals of an account that are requested or on their way. */
export function findOpenWithdrawals({ server: { services } }: Portal, accountId: string) {
  return services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawalStates)
    .execute();
}

/** Fails every open withdrawal, so that its money is in the wallet again. */
export async function endOpenWithdrawals(portal: Portal, accountId: string): Promise<void> {
  for (const { reference, state } of await findOpenWithdrawals(portal, accountId)) {
    if (state === 'requested') await advance(portal, reference, ['process']);
    // MS03: the bank gives no reason (ISO 20022).
    await advance(portal, reference, ['fail', 'MS03']);
  }
}
