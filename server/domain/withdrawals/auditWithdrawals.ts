import type { Database } from '../../database/schema.ts';
import { toMonth } from '../money/ledgerMonths.ts';
import type { WithdrawalRow } from './withdrawalStates.ts';

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

function compareEntries(row: WithdrawalRow, entries: Posted[]): string[] {
  const sum = (account: string) =>
    entries
      .filter((entry) => entry.account === account)
      .reduce((total, { amount }) => total + amount, 0);
  const [isBack, isPaid] = [
    row.state === 'failed' || row.state === 'cancelled',
    row.state === 'paid',
  ];
  const expected = {
    wallet: isBack ? 0 : -row.amount,
    transit: isBack || isPaid ? 0 : row.amount,
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
  if (count('wallet', 1) !== (isBack ? 1 : 0)) {
    faults.push(`${row.reference}: was credited back ${count('wallet', 1)} times.`);
  }
  if (count('bank', 1) > 1) faults.push(`${row.reference}: was paid ${count('bank', 1)} times.`);
  return faults;
}

function getExpectedStates(row: WithdrawalRow, found: string[]): string[] {
  const path = ['requested'];
  if (row.state === 'cancelled') return [...path, 'cancelled'];
  if (row.state === 'requested') return path;
  path.push('processing');
  // A returned withdrawal was paid before.
  if (row.state === 'paid' || (row.state === 'failed' && found.includes('paid'))) path.push('paid');
  return row.state === 'failed' ? [...path, 'failed'] : path;
}

async function readPosted(db: Database): Promise<Posted[]> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['ref_id', 'ledger_account_id', 'amount'])
    .where('ref_kind', '=', 'withdrawal')
    .execute();
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
  const found = new Map(sums.map((row) => [row.batch_id, row]));
  return batches.flatMap(({ id, payments, sum }) => {
    const actual = found.get(id);
    return Number(actual?.count) === payments && Number(actual?.sum) === sum
      ? []
      : [`Batch ${id}: ${payments} payments of ${sum} were sent, but it has ${actual?.count}.`];
  });
}

// The sums of the months are computed again from the entries.
async function auditMonths(db: Database): Promise<string[]> {
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .select(['ledger_account_id', 'ledger_entries.type', 'ledger_entries.amount'])
    .select('ledger_entries.at')
    .where('ledger_accounts.account_id', 'is not', null)
    .execute();
  const months = await db
    .selectFrom('ledger_months')
    .select(['ledger_account_id', 'type', 'month', 'amount'])
    .execute();
  const sums = new Map<string, number>();
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { ledger_account_id, type, at, amount } of entries) {
    add(`${ledger_account_id} ${toMonth(at)} ${type}`, amount);
  }
  for (const { ledger_account_id, type, month, amount } of months) {
    add(`${ledger_account_id} ${month} ${type}`, -amount);
  }
  return [...sums]
    .filter(([, difference]) => difference !== 0)
    .map(([key, difference]) => `${key}: the month differs from its entries by ${difference}.`);
}
