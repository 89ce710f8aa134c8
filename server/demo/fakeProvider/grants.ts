import { z } from 'zod';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import type { Database } from '../../database/schema.ts';
import { digest, isSameSecret, newSecret } from '../../domain/identifiers.ts';
import type { Services } from '../../domain/services.ts';
import { day, minute } from '../../durations.ts';
import { providerDefinitions } from '../../providers/createProviders.ts';
import { createChallenge } from '../../providers/oauthClient.ts';
import { fakeClient } from './fakeProviders.ts';
import { findDemoPerson, personSchema, type Person } from './people.ts';

const codeLifetime = minute;
/** How long an access token is accepted. */
export const tokenLifetime = 60 * day;

/** What a person approved. */
export type Approval = {
  provider: SignInProvider;
  redirectUri: string;
  challenge: string;
  person: Person;
};

/** Stores an approval and returns its authorization code; deletes expired ones. */
export async function createGrant({ db, clock }: Services, approval: Approval): Promise<string> {
  const code = newSecret();
  const now = clock.machineNow();
  await db
    .deleteFrom('demo_grants')
    .where('created_at', '<', now - codeLifetime - tokenLifetime)
    .execute();
  await db
    .insertInto('demo_grants')
    .values({
      id: digest(code),
      provider: approval.provider,
      client_id: fakeClient.id,
      return_address: approval.redirectUri,
      challenge: approval.challenge,
      person: JSON.stringify(approval.person),
      token: null,
      created_at: now,
      used_at: null,
    })
    .execute();
  return code;
}

const ownPersonSchema = z.object({ accountId: z.string() });

/** Stores an approval of a demo account and returns its access token. The person is read from the account, so erasing it leaves no trace. */
export async function approveInAdvance(
  db: Database,
  provider: SignInProvider,
  accountId: string,
  now: number,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('demo_grants')
    .values({
      id: digest(newSecret()),
      provider,
      client_id: fakeClient.id,
      return_address: '',
      challenge: '',
      person: JSON.stringify({ accountId }),
      token: digest(token),
      created_at: now,
      used_at: now,
    })
    .execute();
  return token;
}

/** Error codes of the token endpoint (RFC 6749, section 5.2). */
export type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant';

/**
 * Exchanges a code once; client, redirect URI and verifier must match the authorization request. A refresh token is the access token, which
 * it renews.
 */
export async function exchangeGrant(
  { db, clock }: Services,
  provider: SignInProvider,
  form: URLSearchParams,
): Promise<{ token: string; person: Person } | TokenError> {
  const { clientParameter, challengeEncoding } = providerDefinitions[provider];
  if (!isSameSecret(form.get(clientParameter) ?? '', fakeClient.id)) return 'invalid_client';
  if (!isSameSecret(form.get('client_secret') ?? '', fakeClient.secret)) return 'invalid_client';
  const refreshToken = form.get('refresh_token');
  if (form.get('grant_type') === 'refresh_token' && refreshToken) {
    const person = await findPersonByToken({ db, clock }, provider, refreshToken);
    return person ? { token: refreshToken, person } : 'invalid_grant';
  }
  const [code, verifier] = [form.get('code'), form.get('code_verifier')];
  if (form.get('grant_type') !== 'authorization_code' || !code || !verifier) {
    return 'invalid_request';
  }
  const token = newSecret();
  const now = clock.machineNow();
  // A single update is atomic: if two requests exchange the same code, only the first finds it unused.
  const grant = await db
    .updateTable('demo_grants')
    .set({ used_at: now, token: digest(token) })
    .where('id', '=', digest(code))
    .where('provider', '=', provider)
    .where('return_address', '=', form.get('redirect_uri') ?? '')
    .where('challenge', '=', createChallenge(verifier, challengeEncoding))
    .where('used_at', 'is', null)
    .where('created_at', '>', now - codeLifetime)
    .returning('person')
    .executeTakeFirst();
  if (!grant) return 'invalid_grant';
  return { token, person: personSchema.parse(JSON.parse(grant.person)) };
}

/** Finds the person that an access token belongs to. */
export async function findPersonByToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provider: SignInProvider,
  token: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom('demo_grants')
    .select('person')
    .where('token', '=', digest(token))
    .where('provider', '=', provider)
    .where('used_at', '>', clock.machineNow() - tokenLifetime)
    .executeTakeFirst();
  if (!row) return null;
  const person: unknown = JSON.parse(row.person);
  const own = ownPersonSchema.safeParse(person);
  return own.success
    ? findDemoPerson(db, provider, own.data.accountId)
    : personSchema.parse(person);
}
