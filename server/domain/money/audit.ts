import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { liftTimeLimit } from '../../database/schemaState.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { auditWithdrawals } from './auditWithdrawals.ts';

// Lists only the first faults, which lead to the cause: a ledger with one fault often has many.
const maxFaults = 100;

/** The result of an audit; the ledger is consistent if there are no faults. */
export type Audit = { accounts: number; entries: number; faults: string[] };

/**
 * Recomputes every balance from the entries: sums per account, transaction and currency, and running balances; no wallet may ever have been
 * negative. Also compares withdrawals and monthly figures with the entries. Servers may write meanwhile.
 */
export function auditLedger(db: Database): Promise<Audit> {
  return inSnapshot(db, readAudit);
}

async function readAudit(db: Database): Promise<Audit> {
  await liftTimeLimit(db);
  const counts = await sql<{ accounts: number; entries: number }>`select
    (select count(*) from ledger_accounts) as accounts,
    (select count(*) from ledger_entries) as entries`.execute(db);
  const faults = [
    ...(await findWrongEntries(db)),
    ...(await findWrongAccounts(db)),
    ...(await findUnbalanced(db)),
    ...(await findWrongPositions(db)),
    ...(await findWrongDebits(db)),
    ...(await auditWithdrawals(db)),
  ];
  const { accounts = 0, entries = 0 } = counts.rows[0] ?? {};
  return { accounts: Number(accounts), entries: Number(entries), faults };
}

// Compares in the database, so that the ledger does not have to fit in memory.
async function findWrongEntries(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    account: string;
    sequence: number;
    balance_after: number;
    running: number;
    number: number;
    owner: string | null;
  }>`select * from (
      select ledger_account_id as account, ledger_entries.sequence, balance_after, ledger_accounts.account_id as owner,
        sum(amount) over entries as running, row_number() over entries as number
      from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_account_id
      window entries as (partition by ledger_account_id order by ledger_entries.sequence)
    ) as numbered
    where sequence <> number or balance_after <> running or (running < 0 and owner is not null)
    order by account, sequence limit ${maxFaults}`.execute(db);
  return rows.flatMap(({ account, sequence, balance_after: balance, ...row }) => {
    const [running, number] = [Number(row.running), Number(row.number)];
    const faults = [];
    if (Number(sequence) !== number) faults.push(`${account}: entry ${number} is missing.`);
    if (Number(balance) !== running) {
      faults.push(`${account}: entry ${sequence} has balance ${balance}, not ${running}.`);
    }
    if (running < 0 && row.owner !== null) {
      faults.push(`${account}: was negative at entry ${sequence}.`);
    }
    return faults;
  });
}

async function findWrongAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
    balance: number;
    earned: number;
    sum: number;
    earnings: number;
  }>`select * from (
      select ledger_accounts.id, balance, earned, coalesce(sum(amount), 0) as sum,
        coalesce(sum(case when type like 'withdrawal%' then 0 else amount end), 0) as earnings
      from ledger_accounts left join ledger_entries on ledger_account_id = ledger_accounts.id
      group by ledger_accounts.id, balance, earned
    ) as sums where balance <> sum or earned <> earnings order by id limit ${maxFaults}`.execute(
    db,
  );
  return rows.flatMap(({ id, ...row }) => {
    const [balance, sum, earned, earnings] = [row.balance, row.sum, row.earned, row.earnings].map(
      Number,
    );
    const faults = [];
    if (earned !== earnings) faults.push(`${id}: earnings ${earned}, entries sum to ${earnings}.`);
    if (balance !== sum) faults.push(`${id}: balance ${balance}, entries sum to ${sum}.`);
    return faults;
  });
}

async function findUnbalanced(db: Database): Promise<string[]> {
  const sumBy = async (kind: string, name: RawBuilder<string>) => {
    const { rows } = await sql<{ name: string; sum: number }>`
      select ${name} as name, sum(amount) as sum
      from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_account_id
      group by 1 having sum(amount) <> 0 order by 1 limit ${maxFaults}`.execute(db);
    return rows.map(
      (row) => `${kind} ${row.name}: entries sum to ${Number(row.sum)}, not to zero.`,
    );
  };
  return [
    ...(await sumBy('Transaction', sql<string>`transaction_id || ' in ' || currency`)),
    ...(await sumBy('Currency', sql<string>`currency`)),
  ];
}

// Numbers are unique, so there is no gap if the highest number equals the count. The counter with the empty type counts all entries.
async function findWrongPositions(db: Database): Promise<string[]> {
  const counters = await db.selectFrom('ledger_counters').selectAll().execute();
  const faults = [];
  for (const { account_id: owner, type, entries } of counters) {
    const stored = await db
      .selectFrom('ledger_entries')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max<number | null>(type === '' ? 'position' : 'type_position').as('last'),
      ])
      .where('account_id', '=', owner)
      // `counterpart` is never used here and only satisfies the types.
      .$if(type !== '', (rows) => rows.where('type', '=', type || 'counterpart'))
      .executeTakeFirstOrThrow();
    if (Number(stored.count) !== entries || Number(stored.last) !== entries) {
      const kind = type === '' ? 'entries' : `entries of type ${type}`;
      faults.push(
        `${owner}: ${entries} ${kind} are counted, ${stored.count} exist up to ${stored.last}.`,
      );
    }
  }
  return faults;
}

// What was taken for a debit is the sum of its entries, whose events are `debit:`, its id of 36 characters, and how much was taken before.
async function findWrongDebits(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string; taken: number; sum: number }>`select * from (
      select debits.id, taken, coalesce(posted.sum, 0) as sum from debits
      left join (
        select substr(event, 7, 36) as debit_id, sum(amount) as sum from ledger_transactions
        join ledger_entries on transaction_id = ledger_transactions.id
        where event like 'debit:%' and ledger_entries.account_id is not null group by 1
      ) as posted on debit_id = debits.id
    ) as sums where taken <> -sum order by id limit ${maxFaults}`.execute(db);
  return rows.map(
    ({ id, taken, sum }) =>
      `Debit ${id}: ${Number(taken)} were taken, its entries sum to ${Number(sum)}.`,
  );
}
