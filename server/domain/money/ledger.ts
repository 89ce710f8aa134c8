import type { TransactionType } from '../../../contract/rules/states.ts';
import { schemaVersion } from '../../database/migrations.ts';
import type { Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { numberEntry } from './entryNumbers.ts';
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

/**
 * The platform's own accounts: funds of brands, money on its way out, the bank, fees, and what was taken back from wallets. The name of the
 * last one sorts last, because it is locked after all others.
 */
export type InternalAccount = 'brands' | 'transit' | 'bank' | 'fees' | 'write_backs';

const internalPrefix = 'house:';

/** Opens the wallet of an account in a currency if it does not exist, and returns its id. */
export async function openWallet(tx: Tx, accountId: string, currency: string): Promise<string> {
  const id = `wallet:${accountId}:${currency}`;
  await openAccount(tx, id, accountId, currency);
  return id;
}

/**
 * Opens the wallet of an account in a currency if it does not exist, and locks it by a write that changes nothing: money that comes in
 * meanwhile waits.
 */
export async function lockWallet(tx: Tx, accountId: string, currency: string) {
  return tx
    .updateTable('ledger_accounts')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', await openWallet(tx, accountId, currency))
    .returning(['id', 'earned'])
    .executeTakeFirstOrThrow();
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
 * transactions cannot overdraw a wallet. An overdraft throws a DomainError, which rolls back the whole transaction. Money that comes into a
 * wallet first settles its open debits.
 */
export async function post(tx: Tx, transaction: LedgerTransaction): Promise<boolean> {
  if (!(await postEntries(tx, transaction))) return false;
  const sums = new Map<string, number>();
  for (const { account, amount } of transaction.entries) {
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  for (const [account, sum] of sums) {
    if (sum > 0 && !account.startsWith(internalPrefix)) {
      await settleDebits(tx, account, transaction.at);
    }
  }
  return true;
}

/**
 * Takes the open debits of a wallet from its balance, the oldest first. Never takes more than the balance, so what a withdrawal has reserved
 * stays reserved. The transaction must have locked the wallet.
 */
export async function settleDebits(tx: Tx, walletId: string, at: number): Promise<void> {
  const open = await tx
    .selectFrom('ledger_accounts')
    .innerJoin('debits', (join) =>
      join
        .onRef('debits.account_id', '=', 'ledger_accounts.account_id')
        .onRef('debits.currency', '=', 'ledger_accounts.currency'),
    )
    .leftJoin('payments', 'payments.id', 'payment_id')
    .select(['debits.id', 'amount', 'taken', 'debits.reason', 'balance', 'debits.currency'])
    .select('payments.job_id')
    .where('ledger_accounts.id', '=', walletId)
    .whereRef('taken', '<', 'amount')
    .orderBy('debits.created_at')
    .orderBy('debits.id')
    .execute();
  let balance = open[0]?.balance ?? 0;
  for (const { id, amount, taken, reason, currency, job_id: jobId } of open) {
    const part = Math.min(balance, amount - taken);
    if (part <= 0) return;
    balance -= part;
    await tx
      .updateTable('debits')
      .set({ taken: taken + part })
      .where('id', '=', id)
      .execute();
    await postEntries(tx, {
      event: `debit:${id}:${taken}`,
      at,
      ref: jobId === null ? null : { kind: 'job', id: jobId },
      subject: reason,
      entries: [
        { account: walletId, type: 'adjustment', amount: -part },
        {
          account: await openInternalAccount(tx, 'write_backs', currency),
          type: 'counterpart',
          amount: part,
        },
      ],
    });
  }
}

async function postEntries(tx: Tx, transaction: LedgerTransaction): Promise<boolean> {
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
