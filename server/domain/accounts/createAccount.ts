import type { Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';

/** The data of a new account; `email` is verified and normalised, null if the provider has not verified an address. */
export type NewAccount = {
  name: string;
  email: string | null;
  passwordHash: string | null;
  locale: string;
  /** A known time zone; by default the configured time zone. */
  timezone?: string | undefined;
};

/** Creates an account with an incomplete profile and returns its id. */
export async function createAccount(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { name, email, passwordHash, locale, timezone }: NewAccount,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('accounts')
    .values({
      id,
      state: 'pending_profile',
      name,
      email,
      email_verified: email === null ? 0 : 1,
      password_hash: passwordHash,
      phone: null,
      phone_verified: 0,
      avatar_url: null,
      country: null,
      locale,
      currency: config.accounts.currency,
      timezone: timezone ?? config.accounts.timezone,
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
