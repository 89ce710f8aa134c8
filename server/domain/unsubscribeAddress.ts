import { createHmac } from 'node:crypto';
import { pages } from '../../contract/rules/pages.ts';
import type { Config } from '../config.ts';
import { isSameSecret } from './identifiers.ts';

const kinds = ['updates', 'alerts', 'reminders'] as const;

/** A kind of emails that users can turn off. */
export type SubscriptionKind = (typeof kinds)[number];

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

function isKind(text: string): text is SubscriptionKind {
  return (kinds as readonly string[]).includes(text);
}

function sign(key: Buffer, accountId: string, kind: SubscriptionKind): string {
  return createHmac('sha256', key).update(`unsubscribe:${kind}:${accountId}`).digest('base64url');
}
