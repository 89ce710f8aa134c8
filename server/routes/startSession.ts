import type { User } from '../contract/user.ts';
import { readUser } from '../domain/accounts/currentUser.ts';
import { createDeviceCookie, rememberAddress } from '../domain/session/knownDevices.ts';
import {
  closeSession,
  findSession,
  openSession,
  type SignInMethod,
} from '../domain/session/sessions.ts';
import { staleFlowError } from '../domain/social/oauthFlows.ts';
import type { Call } from './route.ts';

type Visit = Pick<Call, 'services' | 'cookie' | 'userAgent' | 'visitor' | 'setDeviceCookie'>;

const byEmail = { loginWith: 'email', provider: null } as const;

/** Signs an account in by email: opens a session, replacing the browser's previous one, and returns the user. */
export async function startSession(visit: Visit, accountId: string): Promise<User> {
  const { services, userAgent } = visit;
  const method: SignInMethod = { ...byEmail, userAgent };
  const token = await openSession(services.db, accountId, method, services.clock.machineNow());
  return adoptSession(visit, token);
}

/** Puts an open session into the browser's cookie, closing its previous one; throws a DomainError if it has ended. */
export async function adoptSession(
  { services, cookie, visitor, setDeviceCookie }: Omit<Visit, 'userAgent'>,
  token: string,
): Promise<User> {
  const { db, clock, config } = services;
  const session = await findSession(db, token, config.session, clock.machineNow());
  if (!session) throw staleFlowError();
  if (cookie.token && cookie.token !== token) await closeSession(db, cookie.token);
  cookie.set(token);
  setDeviceCookie(createDeviceCookie(config.encryption, session.id));
  await rememberAddress(db, session.id, visitor.address, clock.machineNow());
  return readUser(db, session);
}
