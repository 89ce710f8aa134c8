import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { auditWithdrawals } from '../withdrawals/auditWithdrawals.ts';
import { isEarning } from './ledger.ts';

/** The result of an audit; the ledger is consistent if there are no faults. */
export type Audit = { accounts: number; entries: number; faults: string[] };

/**
 * Recomputes every balance from the entries: sums per account, transaction and currency, running balances, and that
 * no wallet was ever negative; and compares the withdrawals and the figures of months with them. Servers may write meanwhile.
 */
export function auditLedger(db: Database): Promise<Audit> {
  return inSnapshot(db, readAudit);
}

async function readAudit(db: Database): Promise<Audit> {
  const accounts = await db.selectFrom('ledger_accounts').selectAll().orderBy('id').execute();
  const faults: string[] = [];
  let count = 0;
  const byTransaction = new Map<string, number>();
  const byCurrency = new Map<string, number>();
  for (const account of accounts) {
    const entries = await readEntries(db, account.id);
    count += entries.length;
    let running = 0;
    let earned = 0;
    for (const [index, entry] of entries.entries()) {
      running += entry.amount;
      if (isEarning(entry.type)) earned += entry.amount;
      add(byTransaction, `${entry.transaction_id} in ${account.currency}`, entry.amount);
      if (entry.sequence !== index + 1) {
        faults.push(`${account.id}: entry ${index + 1} is missing.`);
      }
      if (entry.balance_after !== running) {
        faults.push(
          `${account.id}: entry ${entry.sequence} has balance ${entry.balance_after}, not ${running}.`,
        );
      }
      if (running < 0 && account.account_id !== null) {
        faults.push(`${account.id}: was negative at entry ${entry.sequence}.`);
      }
    }
    add(byCurrency, account.currency, running);
    if (account.earned !== earned) {
      faults.push(`${account.id}: earnings ${account.earned}, entries sum to ${earned}.`);
    }
    if (account.balance !== running) {
      faults.push(`${account.id}: balance ${account.balance}, entries sum to ${running}.`);
    }
  }
  faults.push(
    ...describeSums(byTransaction, 'Transaction'),
    ...describeSums(byCurrency, 'Currency'),
    ...(await findWrongPositions(db)),
  );
  faults.push(...(await auditWithdrawals(db)));
  return { accounts: accounts.length, entries: count, faults };
}

// Numbers are unique, so there is no gap if the greatest is the count.
async function findWrongPositions(db: Database): Promise<string[]> {
  const counters = await db.selectFrom('ledger_counters').selectAll().execute();
  const faults = [];
  for (const { account_id: owner, type, entries } of counters) {
    const found = await db
      .selectFrom('ledger_entries')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max<number | null>(type === '' ? 'position' : 'type_position').as('last'),
      ])
      .where('account_id', '=', owner)
      .$if(type !== '', (rows) => rows.where('type', '=', type || 'counterpart'))
      .executeTakeFirstOrThrow();
    if (Number(found.count) !== entries || Number(found.last) !== entries) {
      const kind = type === '' ? 'entries' : `entries of type ${type}`;
      faults.push(
        `${owner}: ${entries} ${kind} are counted, ${found.count} exist up to ${found.last}.`,
      );
    }
  }
  return faults;
}

function readEntries(db: Database, ledgerAccountId: string) {
  return db
    .selectFrom('ledger_entries')
    .select(['transaction_id', 'sequence', 'type', 'amount', 'balance_after'])
    .where('ledger_account_id', '=', ledgerAccountId)
    .orderBy('sequence')
    .execute();
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function describeSums(sums: Map<string, number>, kind: string): string[] {
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .map(([key, sum]) => `${kind} ${key}: entries sum to ${sum}, not to zero.`);
}
