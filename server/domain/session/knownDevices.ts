import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EncryptionKeys } from '../../config/encryptionKeys.ts';
import type { Database } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { newSecret } from '../identifiers.ts';
import { consumeRateLimit, isRateLimitUsed } from '../rateLimit.ts';
import type { Services } from '../services.ts';

/** Where a request comes from: its IPv4 address or /64 prefix, and the device cookie, null if there is none. */
export type Visitor = { address: string; device: string | null };

/** Time for which an address is known after it signed in. */
const knownAddressTime = 2 * day;

/** Creates the cookie that makes a device known to an account, signed so that nobody else can create one. */
export function createDeviceCookie(keys: EncryptionKeys, accountId: string): string {
  const nonce = newSecret();
  return `${nonce}.${signDevice(keys.current.key, accountId, nonce)}`;
}

/** Makes the address of a successful sign-in known for two days. */
export async function rememberAddress(
  db: Database,
  accountId: string,
  address: string,
  now: number,
): Promise<void> {
  await consumeRateLimit(db, knownAddress(accountId, address), now);
}

/**
 * Returns a subject for rate limits if the visitor has signed in to this account before: the device, or its address
 * within two days. Known visitors have their own limits, so that strangers cannot use them up. Null for strangers.
 */
export async function findKnownVisitor(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  accountId: string | undefined,
  { address, device }: Visitor,
): Promise<string | null> {
  const [nonce = '', signature = ''] = (device ?? '').split('.');
  const keys = [...config.encryption.byId.values()];
  const id = accountId ?? '';
  const isKnownDevice = keys.some((key) => isEqual(signature, signDevice(key, id, nonce)));
  // Runs for known devices and unknown accounts too, so that the time reveals neither.
  const isKnown = await isRateLimitUsed(db, knownAddress(id, address), clock.machineNow());
  if (accountId === undefined) return null;
  if (isKnownDevice) return `device ${nonce}`;
  return isKnown ? `address ${address} ${accountId}` : null;
}

function knownAddress(accountId: string, address: string) {
  const subject = `${accountId} ${address}`;
  return { name: 'known-address', subject, max: Infinity, window: knownAddressTime };
}

function signDevice(key: Buffer, accountId: string, nonce: string): string {
  return createHmac('sha256', key).update(`device:${accountId}:${nonce}`).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
