import { sql } from 'kysely';
import type { TransactionType } from '../../../contract/rules/states.ts';
import { schemaVersion } from '../../database/migrations.ts';
import type { Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { addToMonths } from './ledgerMonths.ts';

/** One entry of a transaction; `account` is the id of a ledger account, `amount` signed minor units. */
export type LedgerEntry = {
  account: string;
  type: TransactionType | 'counterpart';
  amount: number;
};

/** A double-entry transaction; `event` identifies what happened, so that it is posted only once. */
export type LedgerTransaction = {
  event: string;
  at: number;
  ref: { kind: 'job' | 'withdrawal'; id: string } | null;
  subject: string;
  entries: LedgerEntry[];
};

/** The platform's own accounts: funds of brands, money on its way out, the bank, fees. */
export type InternalAccount = 'brands' | 'transit' | 'bank' | 'fees';

const internalPrefix = 'house:';

/** Opens the wallet of an account in a currency if it does not exist, and returns its id. */
export async function openWallet(tx: Tx, accountId: string, currency: string): Promise<string> {
  const id = `wallet:${accountId}:${currency}`;
  await openAccount(tx, id, accountId, currency);
  return id;
}

/** Opens an internal account in a currency if it does not exist, and returns its id. */
export async function openInternalAccount(
  tx: Tx,
  name: InternalAccount,
  currency: string,
): Promise<string> {
  const id = `${internalPrefix}${name}:${currency}`;
  await openAccount(tx, id, null, currency);
  return id;
}

/**
 * Posts entries that sum to zero; returns false if the event was posted before. Each entry is one guarded statement, so concurrent
 * transactions cannot overdraw a wallet. An overdraft throws a DomainError, which rolls back the whole transaction.
 */
export async function post(tx: Tx, transaction: LedgerTransaction): Promise<boolean> {
  const { event, at, ref, subject, entries } = transaction;
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new Error(`The entries of ${event} sum to ${sum}, not to zero.`);
  const transactionId = newId();
  const inserted = await tx
    .insertInto('ledger_transactions')
    .values({
      id: transactionId,
      event,
      at,
      ref_kind: ref?.kind ?? null,
      ref_id: ref?.id ?? null,
      subject,
      schema_version: schemaVersion,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const [wallets, internal] = inLockOrder(entries);
  const currencies = new Set<string>();
  for (const entry of wallets) currencies.add(await insertEntry(tx, transactionId, entry, at));
  // Sums only entries of wallets. It runs before the shared internal accounts are locked, so that their locks are short.
  await addToMonths(tx, transactionId);
  for (const entry of internal) currencies.add(await insertEntry(tx, transactionId, entry, at));
  // Rejects several currencies, whose amounts could sum to zero only by accident.
  if (currencies.size > 1) throw new Error(`The entries of ${event} are in several currencies.`);
  return true;
}

/** Returns whether entries of a type count as earnings; withdrawals and their reversals do not. */
function isEarning(type: string): boolean {
  return !type.startsWith('withdrawal');
}

/** Inserts an entry; returns the currency of its account. */
async function insertEntry(
  tx: Tx,
  transactionId: string,
  entry: LedgerEntry,
  at: number,
): Promise<string> {
  const account = await tx
    .updateTable('ledger_accounts')
    .set((row) => ({
      balance: row('balance', '+', entry.amount),
      entries: row('entries', '+', 1),
      earned: row('earned', '+', isEarning(entry.type) ? entry.amount : 0),
    }))
    .where('id', '=', entry.account)
    .where((row) =>
      row.or([row('may_be_negative', '=', 1), row(row('balance', '+', entry.amount), '>=', 0)]),
    )
    .returning(['balance', 'entries', 'account_id', 'currency'])
    .executeTakeFirst();
  if (!account) throw new DomainError('conflict', 'money.insufficient');
  const numbered = await numberEntry(tx, account.account_id, entry.type, at);
  await tx
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      transaction_id: transactionId,
      ledger_account_id: entry.account,
      sequence: account.entries,
      type: entry.type,
      amount: entry.amount,
      balance_after: account.balance,
      account_id: account.account_id,
      ...numbered,
    })
    .execute();
  return account.currency;
}

/** Numbers the next entry of an owner. Dates it no earlier than the previous entry, so that numbers and dates have the same order. */
async function numberEntry(
  tx: Tx,
  accountId: string | null,
  type: LedgerEntry['type'],
  at: number,
): Promise<{ at: number; position: number | null; type_position: number | null }> {
  if (accountId === null) return { at, position: null, type_position: null };
  const total = await incrementCounter(tx, accountId, allTypes, at);
  const ofType = await incrementCounter(tx, accountId, type, total.last_at);
  return { at: total.last_at, position: total.entries, type_position: ofType.entries };
}

/** The type of the counter that counts an owner's entries of every type. */
const allTypes = '';

/** Increments the counter of an owner's entries of a type, or of all types. Returns the new count and the latest date of these entries. */
function incrementCounter(
  tx: Tx,
  account_id: string,
  type: LedgerEntry['type'] | typeof allTypes,
  at: number,
) {
  const last = sql.ref<number>('ledger_counters.last_at');
  return tx
    .insertInto('ledger_counters')
    .values({ account_id, type, entries: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'type']).doUpdateSet({
        entries: sql<number>`ledger_counters.entries + 1`,
        // SQLite and PostgreSQL have no function in common that returns the greater of two values.
        last_at: sql<number>`case when ${last} > ${at} then ${last} else ${at} end`,
      }),
    )
    .returning(['entries', 'last_at'])
    .executeTakeFirstOrThrow();
}

// Posts to wallets before internal accounts, each sorted by id. A fixed order prevents deadlocks, and locks the shared internal accounts
// for the shortest time.
function inLockOrder(entries: LedgerEntry[]): [wallets: LedgerEntry[], internal: LedgerEntry[]] {
  const sorted = entries.toSorted((a, b) =>
    a.account < b.account ? -1 : a.account > b.account ? 1 : 0,
  );
  const isInternal = ({ account }: LedgerEntry) => account.startsWith(internalPrefix);
  return [sorted.filter((entry) => !isInternal(entry)), sorted.filter(isInternal)];
}

async function openAccount(
  tx: Tx,
  id: string,
  accountId: string | null,
  currency: string,
): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values({
      id,
      account_id: accountId,
      currency,
      balance: 0,
      entries: 0,
      earned: 0,
      may_be_negative: accountId === null ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
