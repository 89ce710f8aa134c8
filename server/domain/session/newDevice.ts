import { pages } from '../../../contract/rules/pages.ts';
import type { Tx } from '../../database/schema.ts';
import { day, minute } from '../../durations.ts';
import { getLanguage, type Language } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { consumeRateLimit } from '../rateLimit.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { isKnownAddress, isKnownDevice, type Visitor } from './knownDevices.ts';
import { parseUserAgent, type Device } from './sessions.ts';

const mailsPerDay = 5;
// The first minutes of an account, in which it has no known device yet.
const firstMinutes = 5 * minute;

/** A sign-in, before its session is opened and its device is remembered. */
export type NewSignIn = { accountId: string; visitor: Visitor; userAgent: string };

/**
 * Emails the owner about a sign-in from a new device. A device without our cookie counts as known if its address, browser and system have
 * signed in within two days, so that a private window causes no alarm.
 */
export async function reportNewDevice(
  tx: Tx,
  services: Services,
  { accountId, visitor, userAgent }: NewSignIn,
): Promise<void> {
  const { clock, config } = services;
  if (isKnownDevice(config.encryption, accountId, visitor.device)) return;
  const device = parseUserAgent(userAgent);
  const servicesInTransaction = { ...services, db: tx };
  if (
    (await isKnownAddress(servicesInTransaction, accountId, visitor.address)) &&
    (await hasSession(tx, accountId, device))
  ) {
    return;
  }
  const owner = await tx
    .selectFrom('accounts')
    .select(['name', 'email', 'locale', 'timezone', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (clock.now() - owner.created_at < firstMinutes) return;
  if (!(await isWithinLimit(tx, accountId, clock.machineNow()))) return;
  const language = getLanguage(owner.locale);
  const { origin } = config.server;
  await notifyOwner(tx, services, owner, {
    subject: 'mail.newDevice.subject',
    body: 'mail.newDevice',
    values: {
      date: language.formatDateTime(clock.now(), owner.timezone),
      device: describeDevice(device, language),
      devices: origin + pages.profileSection('contact'),
      reset: origin + pages.resetPassword,
    },
  });
}

/** Returns whether an account has a session with this browser and system. */
async function hasSession(
  tx: Tx,
  accountId: string,
  { browser, system }: Device,
): Promise<boolean> {
  const sessions = await tx
    .selectFrom('sessions')
    .select(['browser_name', 'system_name'])
    .where('account_id', '=', accountId)
    .execute();
  return sessions.some(
    (session) => session.browser_name === browser && session.system_name === system,
  );
}

// Limits the emails, because somebody with the password could fill the mailbox by signing in again and again.
async function isWithinLimit(tx: Tx, accountId: string, now: number): Promise<boolean> {
  const limit = { name: 'new-device', subject: accountId, max: mailsPerDay, window: day };
  try {
    await consumeRateLimit(tx, limit, now);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

function describeDevice({ browser, system }: Device, language: Language): string {
  if (browser && system) return language.translate('mail.newDevice.device', { browser, system });
  return browser ?? system ?? language.translate('mail.newDevice.unknown');
}
