import type { RoundTrip } from '../contract/social.ts';
import { readUser } from '../domain/accounts/currentUser.ts';
import { platformNames } from '../domain/jobs/requirements.ts';
import { iso } from '../domain/dates.ts';
import { takeHit } from '../domain/rateLimit.ts';
import { Refusal } from '../domain/domainError.ts';
import { closeSession, findSession, openSession } from '../domain/session/sessions.ts';
import { beginBioCheck, finishBioCheck } from '../domain/social/bioChecks.ts';
import { connect, disconnect } from '../domain/social/connect.ts';
import { readConnection, readConnections } from '../domain/social/connections.ts';
import { accountForSignin, accountForSignup } from '../domain/social/findAccount.ts';
import {
  beginFlow,
  finishFlow,
  stale,
  type Outcome,
  type Traveller,
} from '../domain/social/oauthFlows.ts';
import type { ManualPlatform } from '../domain/social/profileAddress.ts';
import { authorizationAddress, exchange } from '../providers/oauthClient.ts';
import { findProvider, type Provider } from '../providers/offered.ts';
import { bioReader } from '../providers/readBio.ts';
import type { Call, Handler, Handlers } from './handler.ts';

type TripCall = Call<'signinBy'> | Call<'signupBy'> | Call<'connect'>;
type Returned = {
  code?: string | undefined;
  error?: string | undefined;
  state?: string | undefined;
};

/** Round trips to providers, and what they connect. */
export const socialHandlers: Pick<Handlers, 'signinBy' | 'signupBy' | 'connect' | 'connected'> = {
  signinBy: (call) => enterBy(call, 'signin'),
  signupBy: (call) => enterBy(call, 'signup'),

  async connect(call) {
    const { services, session, params, body, language } = call;
    if (params.provider === 'lemon8' || params.provider === 'xiaohongshu') {
      return connectByHand(call, params.provider);
    }
    const provider = findProvider(services.config, params.provider, whereOf(call));
    if (body.disconnect) {
      await disconnect(services, session.id, provider.name);
      return {};
    }
    if (body.handle !== undefined || body.verify) throw new Refusal('invalid', 'social.notManual');
    const traveller = travellerOf(call, provider, 'connect', session.id);
    if (body.state === undefined) return begin(call, provider, traveller);
    const outcome = await finish(call, provider, traveller, body, async (visitor) => {
      await connect(services, session.id, provider.name, visitor);
      return { kind: 'connected', accountId: session.id };
    });
    if (outcome.kind === 'refused') throw refusalOf(outcome);
    return { account: await readConnection(services, session.id, provider.name, language) };
  },

  async connected({ services, session, language }) {
    return { data: await readConnections(services, session.id, language) };
  },
};

async function enterBy(
  call: Call<'signinBy'> | Call<'signupBy'>,
  type: 'signin' | 'signup',
): ReturnType<Handler<'signinBy'>> {
  const { services, body, language, userAgent } = call;
  const { db, clock, config } = services;
  const provider = findProvider(config, call.params.provider, whereOf(call));
  const traveller = travellerOf(call, provider, type, null);
  if (!('state' in body)) {
    const { signinAddress: max, signinWindow: window } = config.limits;
    const limit = { name: 'social-address', subject: call.address, max, window };
    await takeHit(db, limit, clock.machineNow());
    return begin(call, provider, traveller);
  }
  const outcome = await finish(call, provider, traveller, body, async (visitor) => {
    const arrival = { provider: provider.name, visitor, language };
    const accountId = await (type === 'signin' ? accountForSignin : accountForSignup)(
      services,
      arrival,
    );
    const way = { loginWith: 'social', provider: provider.name, userAgent } as const;
    return { kind: 'entered', token: await openSession(db, accountId, way, clock.machineNow()) };
  });
  if (outcome.kind !== 'entered') throw refusalOf(outcome);
  return { user: await enterWith(call, outcome.token) };
}

// A twin gets the session of the first call, as long as nobody has ended it meanwhile.
async function enterWith({ services, cookie }: TripCall, token: string) {
  const { db, clock, config } = services;
  const session = await findSession(db, token, config.session, clock.machineNow());
  if (!session) throw stale();
  if (cookie.token && cookie.token !== token) await closeSession(db, cookie.token);
  cookie.set(token);
  return readUser(db, session);
}

async function begin(call: TripCall, provider: Provider, traveller: Traveller) {
  const address = `${call.origin}/redirect/${traveller.type}/${provider.name}`;
  const browser = call.browser.keep();
  const journey = await beginFlow(call.services, { ...traveller, browser }, address);
  return { redirect_url: authorizationAddress(provider, journey) };
}

function finish(
  { services }: TripCall,
  provider: Provider,
  traveller: Traveller,
  { code, error, state = '' }: Returned,
  work: (visitor: Awaited<ReturnType<typeof exchange>>) => Promise<Outcome>,
): Promise<Outcome> {
  return finishFlow(services, traveller, state, async (journey) => {
    if (code === undefined) throw deniedBy(provider, error);
    return work(await exchange(provider, journey, code, services.clock.now()));
  });
}

// The words of the provider are for its developers and may be anybody's: ours stand in their place.
function deniedBy({ name }: Provider, error: string | undefined): Refusal {
  const cancelled = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];
  const key = cancelled.includes(error ?? '') ? 'social.cancelled' : 'social.failed';
  return new Refusal('invalid', key, { values: { provider: platformNames[name] } });
}

async function connectByHand(
  call: Call<'connect'>,
  platform: ManualPlatform,
): ReturnType<Handler<'connect'>> {
  const { services, session, body, language } = call;
  const account = () => readConnection(services, session.id, platform, language);
  if (body.disconnect) {
    await disconnect(services, session.id, platform);
    return {};
  }
  if (body.verify) {
    const readBio = bioReader(services.config, platform, call.server.ownAddress);
    await finishBioCheck(services, session.id, platform, readBio);
    return { account: await account() };
  }
  const { handle, profile_url: profileUrl, followers } = body;
  if (handle === undefined || profileUrl === undefined) {
    throw new Refusal('invalid', null, {
      fields: { handle: { key: 'rule.required' }, profile_url: { key: 'rule.required' } },
    });
  }
  const manual = { handle, profile_url: profileUrl, ...(followers !== undefined && { followers }) };
  const { code, expiresAt } = await beginBioCheck(services, session.id, platform, manual);
  return { account: await account(), verification_code: code, expires_at: iso(expiresAt) };
}

function travellerOf(
  { browser }: TripCall,
  { name }: Provider,
  type: RoundTrip,
  accountId: string | null,
): Traveller {
  return { provider: name, type, browser: browser.secret, accountId };
}

function whereOf({ origin, server }: TripCall) {
  return { origin, ownAddress: server.ownAddress };
}

function refusalOf(outcome: Outcome): Refusal {
  if (outcome.kind !== 'refused') return stale();
  const { refusal, sentence } = outcome;
  return new Refusal(refusal, sentence?.key ?? null, { values: sentence?.values ?? {} });
}
