import { isManualPlatform, type ManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { ConnectBody, ConnectResponse } from '../../../contract/schemas/social.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { finishBioCheck, startBioCheck } from './bioChecks.ts';
import { disconnect, saveProviderAccount } from './connections.ts';
import { findProvider } from './findProvider.ts';
import { finishFlow, startFlow, type OAuthFlow } from './oauthFlows.ts';
import { readConnection } from './readConnections.ts';
import type { BrowserSecret } from './signInWithProvider.ts';
import { syncFigures } from './syncFigures.ts';

/** A request to connect, verify, update or disconnect a social account. */
export type ConnectRequest = {
  accountId: string;
  platform: string;
  body: ConnectBody;
  browser: BrowserSecret;
  /** Our origin, as the browser sees it. */
  origin: string;
  language: Language;
};

/** Connects a social account by OAuth or by a code in its bio, updates its figures, or disconnects it. */
export async function connectAccount(
  services: Services,
  request: ConnectRequest,
): Promise<ConnectResponse> {
  const { accountId, platform, body, browser, origin, language } = request;
  if (isManualPlatform(platform)) return connectManually(services, request, platform);
  const provider = findProvider(services, platform, origin);
  if (body.disconnect) {
    await disconnect(services, accountId, provider.name);
    return {};
  }
  if (body.handle !== undefined || body.verify) {
    throw new DomainError('invalid', 'social.notManual');
  }
  if (body.sync) {
    await syncFigures(services, accountId, provider);
    return { account: await readConnection(services, accountId, provider.name, language) };
  }
  const flow: OAuthFlow = { provider, type: 'connect', browser: browser.secret, accountId };
  if (body.state === undefined) {
    return startFlow(services, { ...flow, browser: browser.getOrCreate() }, origin);
  }
  const callback = { state: body.state, code: body.code, error: body.error };
  await finishFlow(services, flow, callback, async (account) => {
    await saveProviderAccount(services, accountId, provider.name, account);
    return { kind: 'connected', accountId };
  });
  return { account: await readConnection(services, accountId, provider.name, language) };
}

async function connectManually(
  services: Services,
  { accountId, body, language }: ConnectRequest,
  platform: ManualPlatform,
): Promise<ConnectResponse> {
  if (body.disconnect) {
    await disconnect(services, accountId, platform);
    return {};
  }
  if (body.verify) {
    await finishBioCheck(services, accountId, platform);
    return { account: await readConnection(services, accountId, platform, language) };
  }
  // The user enters the followers of such an account.
  if (body.sync) throw new DomainError('invalid', 'social.enteredFigures');
  const { handle, profile_url, followers } = body;
  if (handle === undefined || profile_url === undefined) {
    throw new DomainError('invalid', null, {
      fields: { handle: { key: 'rule.required' }, profile_url: { key: 'rule.required' } },
    });
  }
  const manual = { handle, profile_url, ...(followers !== undefined && { followers }) };
  const { code, expiresAt } = await startBioCheck(services, accountId, platform, manual);
  const account = await readConnection(services, accountId, platform, language);
  return { account, verification_code: code, expires_at: toIso(expiresAt) };
}
