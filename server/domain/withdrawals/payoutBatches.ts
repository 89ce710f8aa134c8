import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { isReadable, purposes } from '../encryptedTexts.ts';
import { decrypt, DecryptionError } from '../encryption.ts';
import type { Services } from '../services.ts';
import { advanceWithdrawal } from './advanceWithdrawal.ts';
import { isWritable, type BatchPayment } from './bankTexts.ts';
import { getPayee } from './listWithdrawals.ts';
import type { WithdrawalRow } from '../transitions/withdrawalStates.ts';
import type { Payee } from './withdrawals.ts';

/** Withdrawals that go to the bank in one file. */
export type PayoutBatch = Selectable<Schema['payout_batches']> & { items: BatchPayment[] };

/** Why a requested withdrawal cannot be in a batch, or, with `ended`, why one of a former batch is no longer paid. */
export type SkipReason =
  | 'on_hold'
  | 'not_approved'
  | 'no_details'
  | 'unreadable'
  | 'unwritable'
  | 'ended';

/** What to write into a file: a batch, null if no withdrawal is ready, and the withdrawals that were left out. */
export type BatchForFile = {
  batch: PayoutBatch | null;
  skipped: { reference: string; reason: SkipReason }[];
};

type Kind = Payee['type'];

/**
 * Puts every requested withdrawal of a currency and kind into a new batch and marks it as processing, in one
 * transaction: a withdrawal is in one batch at most, however often this runs. Skips those whose account is on hold or
 * not approved, and those without payout details, or whose details no key decrypts or no bank accepts.
 */
export function createPayoutBatch(
  services: Services,
  { currency, kind }: { currency: string; kind: Kind },
): Promise<BatchForFile> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    // Locks the withdrawals by a write that changes nothing, so that no other batch can contain them.
    const requested = await tx
      .updateTable('withdrawals')
      .set((row) => ({ id: row.ref('id') }))
      .where('state', '=', 'requested')
      .where('currency', '=', currency)
      .returningAll()
      .execute();
    const ofKind = requested
      .filter((row) => getPayee(row).type === kind)
      .sort((a, b) => a.requested_at - b.requested_at || (a.id < b.id ? -1 : 1));
    const reasons = await readSkipReasons(tx, config);
    for (const row of ofKind) {
      if (!reasons.has(row.id) && !isWritable(toPayment(row, config))) {
        reasons.set(row.id, 'unwritable');
      }
    }
    const skipped = ofKind.flatMap(({ id, reference }) => {
      const reason = reasons.get(id);
      return reason ? [{ reference, reason }] : [];
    });
    const rows = ofKind.filter(({ id }) => !reasons.has(id));
    if (rows.length === 0) return { batch: null, skipped };
    const batch = {
      id: `B-${randomUUID().slice(0, 13).toUpperCase()}`,
      currency,
      payments: rows.length,
      sum: sumNets(rows),
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
    return { batch: { ...batch, items: rows.map((row) => toPayment(row, config)) }, skipped };
  });
}

// After the request, staff may have stopped withdrawals or suspended the account.
async function readSkipReasons(tx: Tx, { encryption }: Config): Promise<Map<string, SkipReason>> {
  const rows = await tx
    .selectFrom('withdrawals')
    .innerJoin('accounts', 'accounts.id', 'withdrawals.account_id')
    .leftJoin('withdrawal_holds', 'withdrawal_holds.account_id', 'accounts.id')
    .select([
      'withdrawals.id',
      'sealed_details',
      'accounts.state',
      'withdrawal_holds.at as held_at',
    ])
    .where('withdrawals.state', '=', 'requested')
    .execute();
  const reasons = new Map<string, SkipReason>();
  for (const { id, sealed_details: details, state, held_at: heldAt } of rows) {
    if (heldAt !== null) reasons.set(id, 'on_hold');
    else if (state !== 'approved') reasons.set(id, 'not_approved');
    else if (details === null) reasons.set(id, 'no_details');
    else if (!isReadable(encryption, purposes.payout, details)) reasons.set(id, 'unreadable');
  }
  return reasons;
}

/**
 * Reads a batch again, to write its file once more. Leaves out the withdrawals that have been paid or have failed since, because the new
 * file would pay them twice. Throws a DomainError for an unknown id.
 */
export async function readPayoutBatch(
  db: Database,
  config: Config,
  id: string,
): Promise<BatchForFile> {
  const batch = await db
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!batch) throw new DomainError('notFound', 'withdrawal.unknown');
  const all = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  const running = all
    .filter(({ state }) => state === 'processing')
    .map((row) => toPayment(row, config));
  const items = running.filter(isWritable);
  const skipped = [
    ...all
      .filter(({ state }) => state !== 'processing')
      .map(({ reference }) => ({ reference, reason: 'ended' as const })),
    ...running
      .filter((item) => !isWritable(item))
      .map(({ reference }) => ({ reference, reason: 'unwritable' as const })),
  ];
  if (items.length === 0) return { batch: null, skipped };
  return { batch: { ...batch, payments: items.length, sum: sumNets(items), items }, skipped };
}

function sumNets(rows: readonly { net: number }[]): number {
  return rows.reduce((sum, { net }) => sum + net, 0);
}

function readDetails({ reference, sealed_details: sealed }: WithdrawalRow, config: Config): string {
  try {
    return decrypt(config.encryption, purposes.payout, sealed ?? '');
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new DecryptionError(`${reference}: ${error.message}`);
  }
}

function toPayment(row: WithdrawalRow, config: Config): BatchPayment {
  const text = readDetails(row, config);
  const details = JSON.parse(text) as {
    account_number?: string;
    routing_code?: string | null;
    swift?: string | null;
    email?: string;
  };
  return {
    reference: row.reference,
    net: row.net,
    payee: getPayee(row),
    account: details.account_number ?? details.email ?? '',
    routingCode: details.routing_code ?? null,
    swift: details.swift ?? null,
  };
}
