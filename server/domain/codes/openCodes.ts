import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Schema, Tx } from '../../database/schema.ts';
import { purposeRules } from './purposes.ts';

/** A stored code. */
export type Challenge = Selectable<Schema['otp_challenges']>;

/** Until when a code can be entered: `tries` is the number of attempts, `now` the time in ms. */
export type CodeLimits = { tries: number; now: number };

/**
 * Locks a code, and the codes that can be entered in its place. All attempts lock in the same order, so that they do not wait for each other
 * in a circle.
 */
export async function lockCodes(tx: Tx, id: string): Promise<void> {
  const challenge = await tx
    .selectFrom('otp_challenges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!challenge) return;
  const rows = await tx
    .selectFrom('otp_challenges')
    .select('id')
    .where(isAlike(challenge))
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    // Locks by a write that changes nothing, because SQLite has no `for update`.
    await tx
      .updateTable('otp_challenges')
      .set((columns) => ({ id: columns.ref('id') }))
      .where('id', '=', row.id)
      .execute();
  }
}

/**
 * Finds the other codes that can be entered in place of a code: those that the same browser has requested for the same purpose, account and
 * recipient. Messages arrive late and in any order, so each code counts until one is used. Codes to an account's own contacts count for each
 * other even if one was sent by email and another by text message. The newest comes first.
 */
export function findOtherCodes(
  tx: Tx,
  challenge: Challenge,
  { tries, now }: CodeLimits,
): Promise<Challenge[]> {
  return tx
    .selectFrom('otp_challenges')
    .selectAll()
    .where(isAlike(challenge))
    .where('state', '=', 'sent')
    .where('id', '<>', challenge.id)
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends the other codes that could be entered in place of a code that was used. */
export async function endOtherCodes(tx: Tx, challenge: Challenge): Promise<void> {
  await tx
    .updateTable('otp_challenges')
    .set({ state: 'superseded' })
    .where(isAlike(challenge))
    .where('state', '=', 'sent')
    .where('id', '<>', challenge.id)
    .execute();
}

/**
 * Ends the codes of an account that can still be entered and the tokens that can still be used, after a change of its contacts or password:
 * they may be with somebody who no longer may use them. Links that undo a change stay valid.
 */
export async function endCodes(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('otp_challenges')
    .set({ state: 'superseded' })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['sent', 'verified'])
    .where('proof_used_at', 'is', null)
    .where('restores_json', 'is', null)
    .execute();
}

function isAlike({ browser, purpose, account_id: accountId, target }: Challenge) {
  return (row: ExpressionBuilder<Schema, 'otp_challenges'>) =>
    row.and([
      row('browser', '=', browser),
      row('purpose', '=', purpose),
      accountId === null ? row('account_id', 'is', null) : row('account_id', '=', accountId),
      ...(purposeRules[purpose].recipient === 'given' ? [row('target', '=', target)] : []),
    ]);
}
