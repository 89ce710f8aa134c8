import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { SignProvider } from '../../contract/social.ts';
import type { Schema } from '../../database/schema.ts';
import { newJourney, type Journey } from '../../providers/oauthClient.ts';
import { digest } from '../identifiers.ts';
import { Refusal, type RefusalKind, type Sentence } from '../domainError.ts';
import { seal, unseal } from '../encryption.ts';
import type { Services } from '../services.ts';

/** For how long a person may stay at the provider. */
export const flowLife = 600_000;

/** What a finish answers: a session, a connection, or the sentence about why not. */
export type Outcome =
  | { kind: 'entered'; token: string }
  | { kind: 'connected'; accountId: string }
  | { kind: 'refused'; refusal: RefusalKind; sentence: Sentence | null };

/** Who begins or ends a round trip: the secret of the browser, and the account that connects. */
export type Traveller = {
  provider: SignProvider;
  type: Journey['type'];
  browser: string | null;
  accountId: string | null;
};

type Flow = Selectable<Schema['oauth_flows']>;

const sealing = { verifier: 'oauth verifier', answer: 'oauth answer' };
const pause = 150;
// Longer than a token and two profiles can take.
const patience = 240;

/** Keeps what a round trip needs when it comes back, and answers its secrets. */
export async function beginFlow(
  { db, clock, config }: Services,
  { provider, type, browser, accountId }: Traveller,
  returnAddress: string,
): Promise<Journey> {
  const journey = newJourney(type, returnAddress);
  await db
    .insertInto('oauth_flows')
    .values({
      ...{ id: digest(journey.state), provider, type, account_id: accountId },
      browser: digest(browser ?? ''),
      return_address: returnAddress,
      verifier: seal(config.encryption, sealing.verifier, journey.verifier),
      created_at: clock.machineNow(),
      used_at: null,
      answer: null,
    })
    .execute();
  return journey;
}

/**
 * Ends a round trip once: the first call does the work, and its twins (a reload, StrictMode, another tab)
 * wait for the same answer. Another browser, another account or a state that is too old is refused.
 */
export async function finishFlow(
  services: Services,
  traveller: Traveller,
  state: string,
  work: (journey: Journey) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, clock, config } = services;
  const flow = await findFlow(services, traveller, state);
  const claim = await db
    .updateTable('oauth_flows')
    .set({ used_at: clock.machineNow() })
    .where('id', '=', flow.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (Number(claim.numUpdatedRows) === 0) return awaitAnswer(services, flow.id);
  const keep = async (outcome: Outcome) => {
    const answer = seal(config.encryption, sealing.answer, JSON.stringify(outcome));
    await db.updateTable('oauth_flows').set({ answer }).where('id', '=', flow.id).execute();
    return outcome;
  };
  try {
    const secrets = { verifier: unseal(config.encryption, sealing.verifier, flow.verifier) };
    const { type, return_address: returnAddress } = flow;
    return await keep(await work({ ...secrets, type, state, returnAddress }));
  } catch (error) {
    const { kind: refusal, sentence } = error instanceof Refusal ? error : stale();
    const outcome = await keep({ kind: 'refused', refusal, sentence });
    if (error instanceof Refusal) return outcome;
    throw error;
  }
}

/** Forgets round trips that can no longer be finished. */
export async function removeOldFlows({ db, clock }: Services): Promise<void> {
  const limit = clock.machineNow() - 2 * flowLife;
  await db.deleteFrom('oauth_flows').where('created_at', '<', limit).execute();
  await db
    .deleteFrom('demo_grants')
    .where('created_at', '<', limit - 3_600_000)
    .execute();
}

async function findFlow(
  { db, clock }: Services,
  { provider, type, browser, accountId }: Traveller,
  state: string,
): Promise<Flow> {
  const flow = await db
    .selectFrom('oauth_flows')
    .selectAll()
    .where('id', '=', digest(state))
    .where('provider', '=', provider)
    .where('type', '=', type)
    .where('browser', '=', digest(browser ?? ''))
    .where('created_at', '>', clock.machineNow() - flowLife)
    .executeTakeFirst();
  if (!browser || !flow || flow.account_id !== accountId) throw stale();
  return flow;
}

async function awaitAnswer({ db, config }: Services, id: string): Promise<Outcome> {
  for (let tries = 0; tries < patience; tries += 1) {
    const row = await db
      .selectFrom('oauth_flows')
      .select('answer')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.answer) {
      return JSON.parse(unseal(config.encryption, sealing.answer, row.answer)) as Outcome;
    }
    await wait(pause);
  }
  throw stale();
}

/** The refusal of a round trip that is over, or that began elsewhere. */
export function stale(): Refusal {
  return new Refusal('invalid', 'social.stale');
}
