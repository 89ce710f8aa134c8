import type { Insertable } from 'kysely';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import type { Schema } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { getDemoId, type DemoName } from './accounts.ts';

const providers: Partial<Record<DemoName, SignInProvider[]>> = {
  approved: ['facebook', 'instagram', 'youtube', 'tiktok'],
  fresh: ['instagram', 'tiktok'],
  pending: ['tiktok'],
  review: ['tiktok'],
  rejected: ['tiktok'],
  suspended: ['tiktok'],
  arabic: ['instagram', 'tiktok'],
};

/** Creates the identities of the demo accounts at the fake providers. */
export function identityRows(now: number): Insertable<Schema['social_identities']>[] {
  return (Object.keys(providers) as DemoName[]).flatMap((name) =>
    (providers[name] ?? []).map((provider) => ({
      id: `identity-${name}-${provider}`,
      account_id: getDemoId(name),
      provider,
      subject: `demo-${name}`,
      created_at: now - 3 * day,
    })),
  );
}
