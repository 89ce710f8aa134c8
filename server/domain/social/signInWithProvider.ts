import type { OAuthFlowBody } from '../../../contract/schemas/social.ts';
import type { Language } from '../../i18n/language.ts';
import { inTransaction } from '../../database/transaction.ts';
import { consumeRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../session/knownDevices.ts';
import { reportNewDevice } from '../session/newDevice.ts';
import { openSession } from '../session/sessions.ts';
import { findAccountForSignIn, findAccountForSignUp } from './findAccount.ts';
import { findProvider } from './findProvider.ts';
import {
  finishFlow,
  staleFlowError,
  startFlow,
  type OAuthCallback,
  type OAuthFlow,
} from './oauthFlows.ts';

/** A request to sign in or up with a provider. */
export type ProviderSignIn = {
  type: 'signin' | 'signup';
  provider: string;
  body: OAuthFlowBody;
  browser: BrowserSecret;
  /** Our origin, as the browser sees it. */
  origin: string;
  /** IP address, for the rate limit. */
  address: string;
  /** IP address and device cookie, to recognise a new device. */
  visitor: Visitor;
  userAgent: string;
  language: Language;
};

/**
 * The secret in the cookie that identifies a browser before it has a session; a new one is random, or derived from an idempotency
 * key.
 */
export type BrowserSecret = { secret: string | null; getOrCreate(key?: string): string };

/** Starts an OAuth flow, or finishes it and returns the token of the new session. */
export async function signInWithProvider(
  services: Services,
  request: ProviderSignIn,
): Promise<{ redirect_url: string } | { token: string }> {
  const { type, body, browser, origin, language, userAgent } = request;
  const { db, clock } = services;
  const provider = findProvider(services, request.provider, origin);
  const flow: OAuthFlow = { provider, type, browser: browser.secret, accountId: null };
  const { state, code, error, timezone }: Partial<OAuthCallback & { timezone: string }> = body;
  if (state === undefined) {
    await limitStarts(services, request.address);
    return startFlow(services, { ...flow, browser: browser.getOrCreate() }, origin);
  }
  const outcome = await finishFlow(services, flow, { state, code, error }, async (account) => {
    const user = { provider: provider.name, account, language, timezone };
    const findAccount = type === 'signin' ? findAccountForSignIn : findAccountForSignUp;
    const accountId = await findAccount(services, user);
    const method = { loginWith: 'social', provider: provider.name, userAgent } as const;
    const token = await inTransaction(db, async (tx) => {
      await reportNewDevice(tx, services, { accountId, visitor: request.visitor, userAgent });
      return openSession(tx, accountId, method, clock.machineNow());
    });
    return { kind: 'signedIn', token };
  });
  if (outcome.kind !== 'signedIn') throw staleFlowError();
  return { token: outcome.token };
}

async function limitStarts({ db, clock, config }: Services, address: string): Promise<void> {
  const { signinAddress: max, signinWindow: window } = config.limits;
  const limit = { name: 'social-address', subject: address, max, window };
  await consumeRateLimit(db, limit, clock.machineNow());
}
