import { timingSafeEqual } from 'node:crypto';
import type { SignProvider } from '../../contract/social.ts';
import { digest, newSecret } from '../../domain/identifiers.ts';
import type { Services } from '../../domain/services.ts';
import { challengeOf } from '../../providers/oauthClient.ts';
import { standInClient } from '../../providers/offered.ts';
import { providerFacts } from '../../providers/providers.ts';
import { personSchema, type Person } from './people.ts';

const codeLife = 60_000;
const tokenLife = 3_600_000;

/** What an approval is about. */
export type Approval = {
  provider: SignProvider;
  returnAddress: string;
  challenge: string;
  person: Person;
};

/** Keeps an approval and answers its code. */
export async function giveCode({ db, clock }: Services, approval: Approval): Promise<string> {
  const code = newSecret();
  const { provider, returnAddress, challenge, person } = approval;
  await db
    .insertInto('demo_grants')
    .values({
      ...{ id: digest(code), provider, challenge, client_id: standInClient.id },
      return_address: returnAddress,
      person: JSON.stringify(person),
      token: null,
      created_at: clock.machineNow(),
      used_at: null,
    })
    .execute();
  return code;
}

/** Why a token is refused, in the words of RFC 6749. */
export type TokenFault = 'invalid_request' | 'invalid_client' | 'invalid_grant';

/** Exchanges a code once: client, address and verifier must be those of the request. */
export async function giveToken(
  { db, clock }: Services,
  provider: SignProvider,
  form: URLSearchParams,
): Promise<{ token: string; person: Person } | TokenFault> {
  const facts = providerFacts[provider];
  const id = form.get(facts.clientParameter) ?? '';
  if (!isSame(id, standInClient.id)) return 'invalid_client';
  if (!isSame(form.get('client_secret') ?? '', standInClient.secret)) return 'invalid_client';
  const [code, verifier] = [form.get('code'), form.get('code_verifier')];
  if (form.get('grant_type') !== 'authorization_code' || !code || !verifier) {
    return 'invalid_request';
  }
  const token = newSecret();
  const now = clock.machineNow();
  // One guarded write: of two exchanges of a code, only the first finds it unused.
  const granted = await db
    .updateTable('demo_grants')
    .set({ used_at: now, token: digest(token) })
    .where('id', '=', digest(code))
    .where('provider', '=', provider)
    .where('return_address', '=', form.get('redirect_uri') ?? '')
    .where('challenge', '=', challengeOf(verifier, facts.challenge))
    .where('used_at', 'is', null)
    .where('created_at', '>', now - codeLife)
    .returning('person')
    .executeTakeFirst();
  if (!granted) return 'invalid_grant';
  return { token, person: personSchema.parse(JSON.parse(granted.person)) };
}

/** Finds whom a token is about. */
export async function findPerson(
  { db, clock }: Services,
  provider: SignProvider,
  token: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom('demo_grants')
    .select('person')
    .where('token', '=', digest(token))
    .where('provider', '=', provider)
    .where('used_at', '>', clock.machineNow() - tokenLife)
    .executeTakeFirst();
  return row ? personSchema.parse(JSON.parse(row.person)) : null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(digest(given)), Buffer.from(digest(expected))];
  return timingSafeEqual(a, b);
}
