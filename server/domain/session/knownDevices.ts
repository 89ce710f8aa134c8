import { createHmac } from 'node:crypto';
import type { EncryptionKeys } from '../../config/encryptionKeys.ts';
import type { Database } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { isSameSecret, newSecret } from '../identifiers.ts';
import { consumeRateLimit, isRateLimitUsed } from '../rateLimit.ts';
import type { Services } from '../services.ts';

/** Where a request comes from: its IPv4 address or /64 prefix, and the device cookie; null without a cookie. */
export type Visitor = { address: string; device: string | null };

/** How long an address counts as known after a sign-in. */
const knownAddressTime = 2 * day;

/** Creates the cookie that makes a device known to an account, signed so that only the server can create it. */
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
  const id = accountId ?? '';
  const nonce = isKnownDevice(config.encryption, id, device) ? parseCookie(device).nonce : null;
  // Runs this query for known devices and unknown accounts too, so that the response time reveals neither.
  const isKnown = await isKnownAddress({ db, clock }, id, address);
  if (accountId === undefined) return null;
  if (nonce !== null) return `device ${nonce}`;
  return isKnown ? `address ${address} ${accountId}` : null;
}

/** Returns whether a device cookie was created for this account. */
export function isKnownDevice(
  keys: EncryptionKeys,
  accountId: string,
  device: string | null,
): boolean {
  const { nonce, signature } = parseCookie(device);
  return [...keys.byId.values()].some((key) =>
    isSameSecret(signature, signDevice(key, accountId, nonce)),
  );
}

/** Returns whether an address has signed in to an account within two days. */
export function isKnownAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  address: string,
): Promise<boolean> {
  return isRateLimitUsed(db, knownAddress(accountId, address), clock.machineNow());
}

/** Returns a limit without a maximum: if it was used within the window, the address is known. */
function knownAddress(accountId: string, address: string) {
  const subject = `${accountId} ${address}`;
  return { name: 'known-address', subject, max: Infinity, window: knownAddressTime };
}

/** Returns the parts of a device cookie, as `createDeviceCookie` writes them; empty without a cookie. */
function parseCookie(device: string | null): { nonce: string; signature: string } {
  const [nonce = '', signature = ''] = (device ?? '').split('.');
  return { nonce, signature };
}

function signDevice(key: Buffer, accountId: string, nonce: string): string {
  return createHmac('sha256', key).update(`device:${accountId}:${nonce}`).digest('base64url');
}
