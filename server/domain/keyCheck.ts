import { ConfigError } from '../config/readVariables.ts';
import type { EncryptionKeys } from '../config/encryptionKeys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { readKeyUse } from './encryptedTexts.ts';
import { decrypt, DecryptionError, encrypt } from './encryption.ts';

const setting = 'encryption_canary';
const purpose = 'canary';
const text = 'byline';

/**
 * Checks that the configured keys decrypt a known text of this database or, if there is none yet, every encrypted text. Throws a
 * ConfigError that names the variable, before anything is encrypted with a wrong key.
 */
export async function assertKeys(db: Database, keys: EncryptionKeys): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst();
  if (row) {
    if (!isReadable(keys, row.value)) throw wrongKey(keys, [row.value.split('.')[1] ?? '']);
    return;
  }
  const { byKey, unreadable } = await readKeyUse(db, keys);
  if (unreadable.length > 0) throw wrongKey(keys, [...byKey.keys()]);
}

/** Stores a known text, encrypted with the current key, which later starts check. */
export async function storeCanary(db: Database, keys: EncryptionKeys): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst();
  if (row?.value.split('.')[1] === keys.current.id) return;
  const value = encrypt(keys, purpose, text);
  await inTransaction(db, (tx) =>
    tx
      .insertInto('settings')
      .values({ key: setting, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

function isReadable(keys: EncryptionKeys, canary: string): boolean {
  try {
    return decrypt(keys, purpose, canary) === text;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}

// The error may contain the ids of keys: they are digests, which do not reveal the keys.
function wrongKey(keys: EncryptionKeys, needed: string[]): ConfigError {
  const missing = needed.filter((id) => !keys.byId.has(id));
  const which = missing.length > 0 ? missing.join(', ') : needed.join(', ');
  return new ConfigError(
    `ENCRYPTION_KEY: this database was encrypted with another key (id ${which}; the given one has id ${keys.current.id}). ` +
      'Set the key of that time, or add it to ENCRYPTION_KEYS_FORMER.',
  );
}
