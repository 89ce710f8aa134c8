import { createHmac } from 'node:crypto';
import { pages } from '../../contract/rules/pages.ts';
import type { Config } from '../config.ts';
import { day } from '../durations.ts';
import { isSameSecret } from './identifiers.ts';
import type { Services } from './services.ts';

const kinds = ['updates', 'alerts', 'reminders'] as const;

/** A kind of emails that users can turn off. */
export type SubscriptionKind = (typeof kinds)[number];

/** One kind of emails to one account. */
export type Subscription = { accountId: string; kind: SubscriptionKind };

/** Days for which a link to unsubscribe works. */
export const unsubscribeDays = 180;

/**
 * Returns the URL with which the recipient of an email unsubscribes without signing in. It works for `unsubscribeDays`, and while the account
 * has this address: who reads the mails of a former address has no say about it.
 */
export function getUnsubscribeAddress(
  { server, encryption }: Pick<Config, 'server' | 'encryption'>,
  { accountId, kind }: Subscription,
  { email, now }: { email: string; now: number },
): string {
  const until = now + unsubscribeDays * day;
  const signature = sign(encryption.current.key, { accountId, kind, email, until });
  const query = new URLSearchParams({ account: accountId, kind, until: String(until), signature });
  return `${server.origin}${pages.unsubscribe}?${String(query)}`;
}

/** Returns the subscription of an unsubscribe address; null if it has ended or its signature is wrong. */
export async function findSubscription(
  { db, clock, config: { encryption } }: Services,
  query: URLSearchParams,
): Promise<Subscription | null> {
  const read = (name: string) => query.get(name) ?? '';
  const [accountId, kind, signature, until] = [
    read('account'),
    read('kind'),
    read('signature'),
    Number(read('until')),
  ];
  if (!isKind(kind) || !(until > clock.machineNow())) return null;
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const email = account?.email ?? null;
  if (email === null) return null;
  // Tries former keys too, so that links in older emails stay valid.
  const keys = [...encryption.byId.values()];
  const isValid = keys.some((key) =>
    isSameSecret(signature, sign(key, { accountId, kind, email, until })),
  );
  return isValid ? { accountId, kind } : null;
}

function isKind(text: string): text is SubscriptionKind {
  return (kinds as readonly string[]).includes(text);
}

function sign(
  key: Buffer,
  { accountId, kind, email, until }: Subscription & { email: string; until: number },
): string {
  const text = `unsubscribe:${JSON.stringify([kind, accountId, email, until])}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}
