import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { decrypt } from '../encryption.ts';
import type { Services } from '../services.ts';
import { advanceWithdrawal } from './advanceWithdrawal.ts';
import { getPayee } from './listWithdrawals.ts';
import type { WithdrawalRow } from './withdrawalStates.ts';
import type { Payee } from './withdrawals.ts';

/** A payment of a batch, with the details that the bank needs. */
export type BatchPayment = {
  reference: string;
  /** Minor units that arrive. */
  net: number;
  payee: Payee;
  /** Account number of a bank, or address at PayPal. */
  account: string;
  swift: string | null;
};

/** Withdrawals that go to the bank in one file. */
export type PayoutBatch = Selectable<Schema['payout_batches']> & { items: BatchPayment[] };

type Kind = Payee['type'];

/**
 * Puts every requested withdrawal of a currency and kind into a new batch and marks it as processing, in one
 * transaction: a withdrawal is in one batch at most, however often this runs. Returns null if none is waiting.
 */
export function createPayoutBatch(
  services: Services,
  { currency, kind }: { currency: string; kind: Kind },
): Promise<PayoutBatch | null> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    // Locked by a write that changes nothing, so that no other batch can have them too.
    const requested = await tx
      .updateTable('withdrawals')
      .set((row) => ({ id: row.ref('id') }))
      .where('state', '=', 'requested')
      .where('currency', '=', currency)
      .returningAll()
      .execute();
    const rows = requested
      .filter((row) => getPayee(row).type === kind && row.sealed_details !== null)
      .sort((a, b) => a.requested_at - b.requested_at || (a.id < b.id ? -1 : 1));
    if (rows.length === 0) return null;
    const batch = {
      id: `B-${randomUUID().slice(0, 13).toUpperCase()}`,
      currency,
      payments: rows.length,
      sum: rows.reduce((sum, { net }) => sum + net, 0),
      created_at: clock.now(),
    };
    await tx.insertInto('payout_batches').values(batch).execute();
    for (const { reference } of rows) {
      const { isChanged } = await advanceWithdrawal(tx, services, reference, {
        action: 'process',
        actor: 'staff',
        batchId: batch.id,
      });
      if (!isChanged) throw new Error(`${reference} is processing already.`);
    }
    return { ...batch, items: rows.map((row) => toPayment(row, config)) };
  });
}

/** Reads a batch again, to write its file once more; throws a DomainError for an unknown id. */
export async function readPayoutBatch(
  db: Database,
  config: Config,
  id: string,
): Promise<PayoutBatch> {
  const batch = await db
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!batch) throw new DomainError('notFound', 'withdrawal.unknown');
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return { ...batch, items: rows.map((row) => toPayment(row, config)) };
}

function toPayment(row: WithdrawalRow, config: Config): BatchPayment {
  const text = decrypt(config.encryption, 'payout_methods', row.sealed_details ?? '');
  const details = JSON.parse(text) as {
    account_number?: string;
    swift?: string | null;
    email?: string;
  };
  return {
    reference: row.reference,
    net: row.net,
    payee: getPayee(row),
    account: details.account_number ?? details.email ?? '',
    swift: details.swift ?? null,
  };
}
