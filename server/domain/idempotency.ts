import { inTransaction } from '../database/transaction.ts';
import type { Database, Tx } from '../database/schema.ts';
import { digest } from './identifiers.ts';
import { Refusal } from './domainError.ts';

/** One intent of one account; `payload` is everything the client sent but the key. */
export type Intent = {
  accountId: string;
  operation: string;
  key: string;
  payload: unknown;
  /** Time of the machine, for how long the answer is kept. */
  now: number;
};

/**
 * Runs `effect` once per intent and answers every repeat with the first answer. Key, effect and
 * answer commit together, so a crash leaves all or nothing; a refusal leaves nothing and may be
 * tried again. Refuses a key that comes back with another payload.
 */
export function runOnce<Answer>(
  db: Database,
  intent: Intent,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { accountId, operation, key, now } = intent;
  const fingerprint = digest(canonicalJson(intent.payload));
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({
        account_id: accountId,
        operation,
        key,
        fingerprint,
        answer_json: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'operation', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return (await readAnswer(tx, intent, fingerprint)) as Answer;
    const answer = await effect(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer_json: JSON.stringify(answer) })
      .where('account_id', '=', accountId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function readAnswer(tx: Tx, intent: Intent, fingerprint: string): Promise<unknown> {
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer_json'])
    .where('account_id', '=', intent.accountId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .executeTakeFirst();
  if (known && known.fingerprint !== fingerprint) throw new Refusal('invalid', 'intent.reused');
  if (!known?.answer_json) throw new Refusal('conflict', 'intent.running');
  return JSON.parse(known.answer_json);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
