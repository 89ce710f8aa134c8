import { createHmac } from 'node:crypto';
import { pages } from '../../../contract/rules/pages.ts';
import type { ProfileParts } from '../../../contract/schemas/profile.ts';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isSameSecret } from '../identifiers.ts';
import { saveProfile } from '../profile/saveProfile.ts';
import type { Services } from '../services.ts';
import { findClosing } from './findClosing.ts';

/** For each kind of email that users can turn off: the preferences that turn it off. */
const changes = {
  updates: { email_updates: 'off' },
  alerts: { job_alerts: [] },
  reminders: { deadline_reminders: false },
} as const satisfies Record<string, NonNullable<ProfileParts['preferences']>>;

/** A kind of emails that users can turn off. */
export type SubscriptionKind = keyof typeof changes;

/** One kind of emails to one account. */
export type Subscription = { accountId: string; kind: SubscriptionKind };

/** Returns the URL with which the recipient of an email unsubscribes without signing in. It does not expire. */
export function getUnsubscribeAddress(
  { server, encryption }: Pick<Config, 'server' | 'encryption'>,
  { accountId, kind }: Subscription,
): string {
  const signature = sign(encryption.current.key, accountId, kind);
  const query = new URLSearchParams({ account: accountId, kind, signature });
  return `${server.origin}${pages.unsubscribe}?${String(query)}`;
}

/** Returns the subscription of an unsubscribe address; null if its signature is wrong. */
export function findSubscription(
  { encryption }: Pick<Config, 'encryption'>,
  query: URLSearchParams,
): Subscription | null {
  const [accountId = '', kind = '', signature = ''] = ['account', 'kind', 'signature'].map(
    (name) => query.get(name) ?? undefined,
  );
  if (!isKind(kind)) return null;
  // Tries former keys too, so that links in older emails stay valid.
  const keys = [...encryption.byId.values()];
  const isValid = keys.some((key) => isSameSecret(signature, sign(key, accountId, kind)));
  return isValid ? { accountId, kind } : null;
}

/** Turns off one kind of email in the preferences. Can be repeated; does nothing for an erased account. */
export async function unsubscribe(
  services: Services,
  { accountId, kind }: Subscription,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst();
    const closing = account && (await findClosing(tx, accountId));
    if (!account || (closing && closing.closed_at !== null)) return;
    await saveProfile(tx, services, accountId, { preferences: { ...changes[kind] } });
  });
}

function isKind(text: string): text is SubscriptionKind {
  return Object.hasOwn(changes, text);
}

function sign(key: Buffer, accountId: string, kind: SubscriptionKind): string {
  return createHmac('sha256', key).update(`unsubscribe:${kind}:${accountId}`).digest('base64url');
}
