import { sql } from 'kysely';
import type { EncryptionKeys } from '../config/encryptionKeys.ts';
import type { Database, Tx } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { decrypt, DecryptionError, encrypt, getKeyId } from './encryption.ts';

/** The purpose of each kind of encrypted text. It is authenticated, so that a text cannot be moved into another column. */
export const purposes = {
  payout: 'payout_methods',
  access: 'access token',
  refresh: 'refresh token',
  verifier: 'oauth verifier',
  answer: 'oauth answer',
} as const;

type Purpose = (typeof purposes)[keyof typeof purposes];

type Column = {
  table: string;
  id: string;
  column: string;
  purpose: Purpose;
  /** Whether the row is deleted together with the text, because the row is useless without it. @default false */
  isRequired?: boolean;
  /** Reads and replaces the encrypted text within a value of the column. @default the value itself */
  nested?: {
    read: (value: string) => string | null;
    write: (value: string, text: string | null) => string;
  };
};

/** The part of an undo link's stored data (undoLink.ts) that is encrypted. */
type Snapshot = { payout: { sealed_details: string | null } | null };

/** The number of rows that are read at once, limited so that the memory does not grow with the database. */
const batchSize = 200;

// Excludes OAuth flows, which are deleted after minutes.
const columns: Column[] = [
  { table: 'payout_methods', id: 'id', column: 'sealed_details', purpose: purposes.payout },
  { table: 'withdrawals', id: 'id', column: 'sealed_details', purpose: purposes.payout },
  {
    table: 'otp_challenges',
    id: 'id',
    column: 'restores_json',
    purpose: purposes.payout,
    nested: {
      read: (value) => (JSON.parse(value) as Snapshot).payout?.sealed_details ?? null,
      write(value, text) {
        const { payout, ...rest } = JSON.parse(value) as Snapshot;
        return JSON.stringify({ ...rest, payout: { ...payout, sealed_details: text } });
      },
    },
  },
  ...(['access', 'refresh'] as const).map((kind): Column => ({
    table: 'social_grants',
    id: 'social_account_id',
    column: `${kind}_token`,
    purpose: purposes[kind],
    isRequired: true,
  })),
];

/** An encrypted `text` within the `value` of a column; `key` is the id of its key, `place` names the text for an operator. */
type EncryptedText = {
  column: Column;
  rowId: string;
  value: string;
  text: string;
  key: string;
  place: string;
};

/** The number of encrypted texts per key id, and the places of texts that no configured key decrypts. */
export type KeyUse = { byKey: Map<string, number>; unreadable: string[] };

/** Reads every encrypted text of the database and tries to decrypt it. */
export async function readKeyUse(db: Database, keys: EncryptionKeys): Promise<KeyUse> {
  const use: KeyUse = { byKey: new Map(), unreadable: [] };
  for await (const { key, text, column, place } of readTexts(db)) {
    use.byKey.set(key, (use.byKey.get(key) ?? 0) + 1);
    if (!isReadable(keys, column.purpose, text)) use.unreadable.push(`${place} (key ${key})`);
  }
  return use;
}

/** Re-encrypts every text of a former key with the current key; returns their number. Servers may write meanwhile. */
export async function encryptAgain(db: Database, keys: EncryptionKeys): Promise<number> {
  let count = 0;
  for await (const { column, rowId, value, text, key } of readTexts(db)) {
    if (key === keys.current.id || !isReadable(keys, column.purpose, text)) continue;
    const renewed = encrypt(keys, column.purpose, decrypt(keys, column.purpose, text));
    const newValue = column.nested ? column.nested.write(value, renewed) : renewed;
    // Updates nothing if another process has changed the text since.
    const { numAffectedRows } = await inTransaction(db, (tx) =>
      sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${newValue}
        where ${sql.ref(column.id)} = ${rowId} and ${sql.ref(column.column)} = ${value}`.execute(
        tx,
      ),
    );
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

/**
 * Deletes every text of a lost key. Calls `giveUp` in the same transaction with table and row, for changes that must follow. Returns the
 * number of deleted texts; keeps texts that a configured key decrypts.
 */
export async function deleteTexts(
  db: Database,
  keys: EncryptionKeys,
  lostKey: string,
  giveUp: (tx: Tx, table: string, id: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const { column, rowId, value, text, key } of readTexts(db)) {
    if (key !== lostKey || isReadable(keys, column.purpose, text)) continue;
    count += await inTransaction(db, async (tx) => {
      const row = sql`where ${sql.ref(column.id)} = ${rowId} and ${sql.ref(column.column)} = ${value}`;
      const table = sql.table(column.table);
      const newValue = column.nested ? column.nested.write(value, null) : null;
      const { numAffectedRows } = await (
        column.isRequired
          ? sql`delete from ${table} ${row}`
          : sql`update ${table} set ${sql.ref(column.column)} = ${newValue} ${row}`
      ).execute(tx);
      // Another process has changed the text since.
      if (Number(numAffectedRows ?? 0) === 0) return 0;
      await giveUp(tx, column.table, rowId);
      return 1;
    });
  }
  return count;
}

async function* readTexts(db: Database): AsyncGenerator<EncryptedText> {
  for (const column of columns) {
    let lastId = '';
    for (;;) {
      const { rows } = await sql<{ id: string; value: string }>`
        select ${sql.ref(column.id)} as id, ${sql.ref(column.column)} as value from ${sql.table(column.table)}
        where ${sql.ref(column.id)} > ${lastId} and ${sql.ref(column.column)} is not null
        order by ${sql.ref(column.id)} limit ${batchSize}`.execute(db);
      for (const { id, value } of rows) {
        const text = column.nested ? column.nested.read(value) : value;
        if (text === null) continue;
        const key = getKeyId(text);
        const place = `${column.table}.${column.column} of ${id}`;
        yield { column, rowId: id, value, text, key, place };
      }
      const lastRow = rows.at(-1);
      if (!lastRow) break;
      lastId = lastRow.id;
    }
  }
}

/** Returns whether one of the keys decrypts a text. */
export function isReadable(keys: EncryptionKeys, purpose: Purpose, text: string): boolean {
  try {
    decrypt(keys, purpose, text);
    return true;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}
