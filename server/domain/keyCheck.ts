import { ConfigError } from '../config/readVariables.ts';
import type { EncryptionKeys } from '../config/encryptionKeys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { readKeyUse } from './encryptedTexts.ts';
import { decrypt, DecryptionError, encrypt, getKeyId } from './encryption.ts';

/** The setting that holds the canary: a known text, encrypted, which shows whether the keys are right. */
const canarySetting = 'encryption_canary';
const purpose = 'canary';
const knownText = 'byline';

/**
 * Checks that the configured keys decrypt a known text of this database or, if there is none yet, every encrypted text. Throws a
 * ConfigError that names the variable, before anything is encrypted with a wrong key.
 */
export async function assertKeys(db: Database, keys: EncryptionKeys): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', canarySetting)
    .executeTakeFirst();
  if (row) {
    if (!isReadable(keys, row.value)) throw wrongKey(keys, [getKeyId(row.value)]);
    return;
  }
  const { byKey, unreadable } = await readKeyUse(db, keys);
  if (unreadable.length > 0) throw wrongKey(keys, [...byKey.keys()]);
}

/** Encrypts the known text with the current key and stores it. At each later start of the server, `assertKeys` decrypts it. */
export async function storeCanary(db: Database, keys: EncryptionKeys): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', canarySetting)
    .executeTakeFirst();
  if (row && getKeyId(row.value) === keys.current.id) return;
  const value = encrypt(keys, purpose, knownText);
  await inTransaction(db, (tx) =>
    tx
      .insertInto('settings')
      .values({ key: canarySetting, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

function isReadable(keys: EncryptionKeys, canary: string): boolean {
  try {
    return decrypt(keys, purpose, canary) === knownText;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}

// The error may contain the ids of keys: they are digests, which do not reveal the keys.
function wrongKey(keys: EncryptionKeys, neededIds: string[]): ConfigError {
  const missingIds = neededIds.filter((id) => !keys.byId.has(id));
  const ids = missingIds.length > 0 ? missingIds : neededIds;
  return new ConfigError(
    `ENCRYPTION_KEY: this database was encrypted with another key (id ${ids.join(', ')}; the given one has id ${keys.current.id}). ` +
      'Set the key of that time, or add it to ENCRYPTION_KEYS_FORMER.',
  );
}
