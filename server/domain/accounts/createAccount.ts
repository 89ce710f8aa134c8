import type { Tx } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../identifiers.ts';

/** What is known of a person who joins; `email` in the form in which addresses are stored. */
export type NewAccount = {
  name: string;
  email: string | null;
  emailVerified: boolean;
  passwordHash: string | null;
  locale: string;
  avatarUrl?: string | null;
};

/** Opens an account whose profile is still to be completed, and answers its id. */
export async function createAccount(
  tx: Tx,
  clock: Clock,
  { name, email, emailVerified, passwordHash, locale, avatarUrl = null }: NewAccount,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('accounts')
    .values({
      ...{ id, name, email, locale },
      state: 'pending_profile',
      email_verified: emailVerified ? 1 : 0,
      password_hash: passwordHash,
      phone: null,
      phone_verified: 0,
      avatar_url: avatarUrl,
      country: null,
      currency: 'USD',
      timezone: 'UTC',
      profile_complete: 0,
      review_submitted_at: null,
      review_expected_by: null,
      review_outcome: null,
      review_reason: null,
      created_at: clock.now(),
    })
    .execute();
  return id;
}
