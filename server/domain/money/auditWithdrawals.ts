import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isPostgres } from '../../database/isPostgres.ts';
import type { WithdrawalRow } from '../transitions/withdrawalStates.ts';

/** The maximum number of faults of each kind that an audit lists. */
const maxFaults = 100;

type Posted = { ref_id: string | null; account: string; amount: number };

/**
 * Compares every withdrawal with its entries: the wallet is debited once and credited back once if it failed or was
 * cancelled, the bank has paid it at most once, every state was recorded once, and batches add up.
 */
export async function auditWithdrawals(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('withdrawals').selectAll().orderBy('id').execute();
  const posted = Map.groupBy(await readPosted(db), ({ ref_id }) => ref_id ?? '');
  const events = Map.groupBy(
    await db.selectFrom('withdrawal_events').select(['withdrawal_id', 'state']).execute(),
    ({ withdrawal_id }) => withdrawal_id,
  );
  const faults = rows.flatMap((row) => {
    const states = (events.get(row.id) ?? []).map(({ state }) => state);
    return [
      ...compareEntries(row, posted.get(row.id) ?? []),
      ...(states.toSorted().join() === getExpectedStates(row, states).toSorted().join()
        ? []
        : [`${row.reference}: is ${row.state}, but its steps are ${states.join(', ')}.`]),
    ];
  });
  return [...faults, ...(await auditBatches(db)), ...(await auditMonths(db))];
}

/** Lists the differences between a withdrawal and its entries; `count` counts the entries of an account with this sign. */
function compareEntries(row: WithdrawalRow, entries: Posted[]): string[] {
  const sum = (account: string) =>
    entries
      .filter((entry) => entry.account === account)
      .reduce((total, { amount }) => total + amount, 0);
  const [isCreditedBack, isPaid] = [
    row.state === 'failed' || row.state === 'cancelled',
    row.state === 'paid',
  ];
  const expected = {
    wallet: isCreditedBack ? 0 : -row.amount,
    transit: isCreditedBack || isPaid ? 0 : row.amount,
    bank: isPaid ? row.net : 0,
    fees: isPaid ? row.fee : 0,
  };
  const faults = Object.entries(expected).flatMap(([account, amount]) =>
    sum(account) === amount
      ? []
      : [`${row.reference}: ${account} has ${sum(account)}, not ${amount}.`],
  );
  const count = (account: string, sign: 1 | -1) =>
    entries.filter((entry) => entry.account === account && entry.amount * sign > 0).length;
  if (count('wallet', -1) !== 1) {
    faults.push(`${row.reference}: was debited ${count('wallet', -1)} times.`);
  }
  if (count('wallet', 1) !== (isCreditedBack ? 1 : 0)) {
    faults.push(`${row.reference}: was credited back ${count('wallet', 1)} times.`);
  }
  if (count('bank', 1) > 1) faults.push(`${row.reference}: was paid ${count('bank', 1)} times.`);
  return faults;
}

/** Returns the states through which a withdrawal has reached its state. */
function getExpectedStates(row: WithdrawalRow, recordedStates: string[]): string[] {
  const path = ['requested'];
  if (row.state === 'cancelled') return [...path, 'cancelled'];
  if (row.state === 'requested') return path;
  path.push('processing');
  // A returned withdrawal was paid before.
  if (row.state === 'paid' || (row.state === 'failed' && recordedStates.includes('paid')))
    path.push('paid');
  return row.state === 'failed' ? [...path, 'failed'] : path;
}

async function readPosted(db: Database): Promise<Posted[]> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['ref_id', 'ledger_account_id', 'amount'])
    .where('ref_kind', '=', 'withdrawal')
    .execute();
  // Shortens ids of ledger accounts, such as `wallet:ACCOUNT:USD` and `house:bank:USD`, to `wallet` and `bank`.
  return rows.map(({ ledger_account_id, ...row }) => ({
    ...row,
    account: ledger_account_id.replace(/^house:/, '').replace(/:.*$/, ''),
  }));
}

async function auditBatches(db: Database): Promise<string[]> {
  const batches = await db.selectFrom('payout_batches').selectAll().execute();
  const sums = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      'batch_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>('net').as('sum'),
    ])
    .where('batch_id', 'is not', null)
    .groupBy('batch_id')
    .execute();
  const sumByBatch = new Map(sums.map((row) => [row.batch_id, row]));
  return batches.flatMap(({ id, payments, sum }) => {
    const actual = sumByBatch.get(id);
    return Number(actual?.count) === payments && Number(actual?.sum) === sum
      ? []
      : [`Batch ${id}: ${payments} payments of ${sum} were sent, but it has ${actual?.count}.`];
  });
}

// The database computes the sums of the months again from the entries.
async function auditMonths(db: Database): Promise<string[]> {
  const month = isPostgres(db as unknown as Kysely<never>)
    ? sql`to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM')`
    : sql`strftime('%Y-%m', at / 1000, 'unixepoch')`;
  const { rows } = await sql<{ name: string; difference: number }>`
    select name, sum(amount) as difference from (
      select ledger_account_id || ' ' || ${month} || ' ' || type as name, amount
      from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_account_id
      where ledger_accounts.account_id is not null
      union all
      select ledger_account_id || ' ' || month || ' ' || type, -amount from ledger_months
    ) as amounts group by name having sum(amount) <> 0 order by name limit ${maxFaults}`.execute(
    db,
  );
  return rows.map(
    ({ name, difference }) =>
      `${name}: the month differs from its entries by ${Number(difference)}.`,
  );
}
