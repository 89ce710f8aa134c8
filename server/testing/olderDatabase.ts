import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { createDatabase, type DatabaseKind, type TestDatabase } from './databases.ts';

/** The migration of the oldest schema that is upgraded. */
const olderMigration = '0001-initial-schema';

/** The version of that schema. */
export const olderVersion = 1;

const wallet = { account_id: 'anna', currency: 'USD' };

/** A row; its other columns get an empty text or 0 if they must not be null. */
type Row = Record<string, string | number>;

// Some texts have characters that could break a format of lines or of JSON.
const olderRows: [table: string, row: Row][] = [
  ['accounts', { id: 'anna', state: 'approved', email: 'anna@x.test', currency: 'USD' }],
  ['accounts', { id: 'ben', state: 'in_review', email: 'ben@x.test', currency: 'EUR' }],
  ['ledger_accounts', { id: 'wallet:anna:USD', ...wallet, balance: 700, entries: 2, earned: 700 }],
  ['ledger_counters', { account_id: 'anna', type: '', entries: 2, last_at: 2000 }],
  ['ledger_counters', { account_id: 'anna', type: 'bonus', entries: 2, last_at: 2000 }],
  [
    'ledger_months',
    { ledger_account_id: 'wallet:anna:USD', month: '1970-01', type: 'bonus', amount: 700 },
  ],
  [
    'ledger_accounts',
    {
      id: 'house:brands:USD',
      currency: 'USD',
      balance: -700,
      entries: 2,
      earned: -700,
      may_be_negative: 1,
    },
  ],
  [
    'ledger_transactions',
    { id: 't1', event: 'bonus:1', subject: 'Line\u2028separator', schema_version: olderVersion },
  ],
  [
    'ledger_transactions',
    { id: 't2', event: 'bonus:2', at: 1000, subject: '"$.quoted"', schema_version: olderVersion },
  ],
  entry('e1', 't1', 'wallet:anna:USD', 1, 500, 500),
  entry('e2', 't1', 'house:brands:USD', 1, -500, -500),
  entry('e3', 't2', 'wallet:anna:USD', 2, 200, 700),
  entry('e4', 't2', 'house:brands:USD', 2, -200, -700),
  ['outbox', { id: 'mail', recipient: 'anna@x.test', body: 'مرحبا 你好 🎉', state: 'sent' }],
];

/** Creates a database with the schema and a few rows of an older version, with a clean ledger. */
export async function createOlderDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createDatabase(kind);
  const db = connect(readConfig(database.env).data);
  await migrate(db, { target: olderMigration });
  for (const [table, row] of olderRows) await insertRow(db, table, row);
  await db.destroy();
  return database;
}

/** Inserts a row with its given columns; the others get an empty text or 0 if they must not be null. */
async function insertRow(db: Database, table: string, given: Row): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const row: Row = {};
  for (const { name, dataType, isNullable, hasDefaultValue } of columns) {
    if (!isNullable && !hasDefaultValue) row[name] = /int/i.test(dataType) ? 0 : '';
  }
  Object.assign(row, given);
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

/** Returns the table and the row of an entry in the ledger. */
function entry(
  id: string,
  transaction: string,
  account: string,
  sequence: number,
  amount: number,
  balance: number,
): [string, Row] {
  const row = { id, transaction_id: transaction, ledger_account_id: account, sequence };
  const figures = { amount, balance_after: balance, at: sequence * 1000 };
  // Only entries of wallets have a position; entries of internal accounts have none.
  return account.startsWith('wallet')
    ? [
        'ledger_entries',
        {
          ...row,
          ...figures,
          type: 'bonus',
          account_id: 'anna',
          position: sequence,
          type_position: sequence,
        },
      ]
    : ['ledger_entries', { ...row, ...figures, type: 'counterpart' }];
}
