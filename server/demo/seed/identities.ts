import type { Insertable } from 'kysely';
import type { SignProvider } from '../../contract/social.ts';
import type { Schema } from '../../database/schema.ts';
import { demoId, type DemoName } from './accounts.ts';

const providers: Partial<Record<DemoName, SignProvider[]>> = {
  approved: ['facebook', 'instagram', 'youtube', 'tiktok'],
  fresh: ['instagram', 'tiktok'],
  pending: ['tiktok'],
  review: ['tiktok'],
  rejected: ['tiktok'],
  suspended: ['tiktok'],
  arabic: ['instagram', 'tiktok'],
};

/** Makes who the demo's people are at the stand-in providers. */
export function identityRows(now: number): Insertable<Schema['social_identities']>[] {
  return (Object.keys(providers) as DemoName[]).flatMap((name) =>
    (providers[name] ?? []).map((provider) => ({
      id: `identity-${name}-${provider}`,
      account_id: demoId(name),
      provider,
      subject: `demo-${name}`,
      created_at: now,
    })),
  );
}
