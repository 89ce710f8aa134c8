import type { Tx } from '../../database/schema.ts';

/**
 * Ends the sessions of an account, but for the one that is given (its id, the hash); null ends all. Belongs
 * into the transaction of the change that asks for it.
 */
export async function endOtherSessions(
  tx: Tx,
  accountId: string,
  exceptSessionId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(exceptSessionId !== null, (all) => all.where('id', '!=', exceptSessionId ?? ''))
    .execute();
}
