import type { Database, Tx } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from './domainError.ts';
import { digest } from './identifiers.ts';

/** One idempotent request of one account. */
export type IdempotentRequest = {
  accountId: string;
  operation: string;
  /** Idempotency key, `client_ref` in the contract. */
  key: string;
  /** The rest of the request, which must be the same in a repeat. */
  payload: unknown;
  /** System time, from which the response is stored for two days. */
  now: number;
};

/**
 * Runs `work` once per idempotency key, and returns the first result for every repeated request. Key, effect and result commit together, so
 * that a crash leaves all or nothing. After an error, the request can be retried. Throws a DomainError if the key was used with another
 * payload.
 */
export function runOnce<Result>(
  db: Database,
  request: IdempotentRequest,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { accountId, operation, key, now } = request;
  const fingerprint = digest(canonicalJson(request.payload));
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
    if (!claimed) return (await readResult(tx, request, fingerprint)) as Result;
    const result = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer_json: JSON.stringify(result) })
      .where('account_id', '=', accountId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return result;
  });
}

/**
 * Returns the result of an earlier request with this key; undefined if there is none. Call it before preparations that are too expensive to
 * repeat.
 */
export async function findResult<Result>(
  db: Database,
  request: IdempotentRequest,
): Promise<Result | undefined> {
  const { accountId, operation, key, payload } = request;
  const finished = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('answer_json', 'is not', null)
    .executeTakeFirst();
  if (!finished) return undefined;
  return (await readResult(db, request, digest(canonicalJson(payload)))) as Result;
}

async function readResult(
  tx: Database,
  { accountId, operation, key }: IdempotentRequest,
  fingerprint: string,
): Promise<unknown> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer_json'])
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) throw new DomainError('invalid', 'intent.reused');
  if (!row?.answer_json) throw new DomainError('conflict', 'intent.running');
  return JSON.parse(row.answer_json);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
