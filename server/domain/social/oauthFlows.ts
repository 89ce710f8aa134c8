import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { getOAuthCallback } from '../../../contract/rules/linkedPages.ts';
import { platformNames, type OAuthFlowType } from '../../../contract/rules/platforms.ts';
import type { Schema } from '../../database/schema.ts';
import { minute } from '../../durations.ts';
import { DomainError, type DomainErrorKind, type LocalizedMessage } from '../domainError.ts';
import { purposes } from '../encryptedTexts.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { digest, newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import type { AuthorizationRequest, OAuthProvider, ProviderAccount } from '../socialProviders.ts';

/** The result of a finished flow, stored so that repeated callbacks get the same one. */
export type OAuthOutcome =
  | { kind: 'signedIn'; token: string }
  | { kind: 'connected'; accountId: string }
  | { kind: 'failed'; errorKind: DomainErrorKind; message: LocalizedMessage | null };

/** An OAuth flow: what it is for, and the browser and account that it is bound to. */
export type OAuthFlow = {
  provider: OAuthProvider;
  type: OAuthFlowType;
  /** Secret of the browser's cookie; null if it has none. */
  browser: string | null;
  /** The account that connects; null to sign in or up. */
  accountId: string | null;
};

/** The callback parameters of a provider. */
export type OAuthCallback = {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
};

type FlowRow = Selectable<Schema['oauth_flows']>;

const lifetime = 10 * minute;
/** Pause in ms between two queries for the outcome of the first callback. */
const pollDelay = 150;
/** Number of these queries; together they take longer than the requests to a provider can take. */
const maxPolls = 240;

/** Stores a new flow and returns the URL of the provider's consent page. */
export async function startFlow(
  { db, clock, config }: Services,
  { provider, type, browser, accountId }: OAuthFlow,
  origin: string,
): Promise<{ redirect_url: string }> {
  const redirectUri = origin + getOAuthCallback(type, provider.name);
  const request = { type, state: newSecret(), verifier: newSecret(), redirectUri };
  await db
    .insertInto('oauth_flows')
    .values({
      id: digest(request.state),
      provider: provider.name,
      type,
      account_id: accountId,
      browser: digest(browser ?? ''),
      return_address: redirectUri,
      verifier: encrypt(config.encryption, purposes.verifier, request.verifier),
      created_at: clock.machineNow(),
      used_at: null,
      answer: null,
    })
    .execute();
  return { redirect_url: provider.getAuthorizationUrl(request) };
}

/**
 * Finishes a flow once: the first callback exchanges the code and runs `work`; repeated callbacks (reload, StrictMode,
 * another tab) wait for its outcome. Throws a DomainError for a failed flow, another browser or account, or an
 * expired state.
 */
export async function finishFlow(
  services: Services,
  flow: OAuthFlow,
  callback: OAuthCallback,
  work: (account: ProviderAccount) => Promise<OAuthOutcome>,
): Promise<Exclude<OAuthOutcome, { kind: 'failed' }>> {
  const row = await findFlow(services, flow, callback.state);
  const outcome = (await claimFlow(services, row.id))
    ? await runOnce(services, row, callback.state, async (request) => {
        if (callback.code === undefined) throw deniedError(flow.provider, callback.error);
        const now = services.clock.now();
        return work(await flow.provider.exchangeCode(request, callback.code, now));
      })
    : await waitForOutcome(services, row.id);
  if (outcome.kind !== 'failed') return outcome;
  const { errorKind, message } = outcome;
  throw new DomainError(errorKind, message?.key ?? null, { values: message?.values ?? {} });
}

/** Deletes flows that can no longer be finished. */
export async function deleteOldFlows({ db, clock }: Services): Promise<void> {
  const limit = clock.machineNow() - 2 * lifetime;
  await db.deleteFrom('oauth_flows').where('created_at', '<', limit).execute();
}

/** Creates the error for a flow that has expired or was started in another browser. */
export function staleFlowError(): DomainError {
  return new DomainError('invalid', 'social.stale');
}

async function findFlow(
  { db, clock }: Services,
  { provider, type, browser, accountId }: OAuthFlow,
  state: string,
): Promise<FlowRow> {
  const row = await db
    .selectFrom('oauth_flows')
    .selectAll()
    .where('id', '=', digest(state))
    .where('provider', '=', provider.name)
    .where('type', '=', type)
    .where('browser', '=', digest(browser ?? ''))
    .where('created_at', '>', clock.machineNow() - lifetime)
    .executeTakeFirst();
  if (!browser || !row || row.account_id !== accountId) throw staleFlowError();
  return row;
}

/** Returns true for the first callback of a flow only. */
async function claimFlow({ db, clock }: Services, id: string): Promise<boolean> {
  const claim = await db
    .updateTable('oauth_flows')
    .set({ used_at: clock.machineNow() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return claim.numUpdatedRows > 0n;
}

/** Runs `work` and stores its outcome, encrypted, for repeated callbacks. An error that is no DomainError is stored as a stale flow. */
async function runOnce(
  services: Services,
  { id, type, verifier, return_address: redirectUri }: FlowRow,
  state: string,
  work: (request: AuthorizationRequest) => Promise<OAuthOutcome>,
): Promise<OAuthOutcome> {
  const { db, config } = services;
  const store = async (outcome: OAuthOutcome) => {
    const answer = encrypt(config.encryption, purposes.answer, JSON.stringify(outcome));
    await db.updateTable('oauth_flows').set({ answer }).where('id', '=', id).execute();
    return outcome;
  };
  try {
    const decrypted = decrypt(config.encryption, purposes.verifier, verifier);
    return await store(await work({ type, state, verifier: decrypted, redirectUri }));
  } catch (error) {
    const domainError = error instanceof DomainError ? error : staleFlowError();
    const { kind: errorKind, localizedMessage: message } = domainError;
    const outcome = await store({ kind: 'failed', errorKind, message });
    if (error instanceof DomainError) return outcome;
    throw error;
  }
}

/** Waits for the outcome that the first callback stores. */
async function waitForOutcome({ db, config }: Services, id: string): Promise<OAuthOutcome> {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const row = await db
      .selectFrom('oauth_flows')
      .select('answer')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.answer) {
      return JSON.parse(decrypt(config.encryption, purposes.answer, row.answer)) as OAuthOutcome;
    }
    await wait(pollDelay);
  }
  throw staleFlowError();
}

// The provider's own description is for developers and can be forged, so it is not shown.
function deniedError({ name }: OAuthProvider, error: string | undefined): DomainError {
  const cancelled = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];
  const key = cancelled.includes(error ?? '') ? 'social.cancelled' : 'social.failed';
  return new DomainError('invalid', key, { values: { provider: platformNames[name] } });
}
