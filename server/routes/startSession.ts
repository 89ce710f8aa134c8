import type { User } from '../../contract/schemas/user.ts';
import type { Database, Tx } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { readUser } from '../domain/views/currentUser.ts';
import { createDeviceCookie, rememberAddress } from '../domain/session/knownDevices.ts';
import { reportNewDevice } from '../domain/session/newDevice.ts';
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

/** `finish` runs in the transaction of the session. `skipsDeviceEmail` if the owner already gets an email about this sign-in. */
type StartOptions = { finish?: (tx: Tx) => Promise<void>; skipsDeviceEmail?: boolean };

/**
 * Signs an account in by email: opens a session, replacing the browser's previous one, emails the owner about a new device, and
 * returns the user. All of it is one transaction, because each commit waits for SQLite to write to the disk.
 */
export async function startSession(
  visit: Visit,
  accountId: string,
  { finish, skipsDeviceEmail = false }: StartOptions = {},
): Promise<User> {
  const { services, userAgent } = visit;
  const method: SignInMethod = { ...byEmail, userAgent };
  const opened = await inTransaction(services.db, async (tx) => {
    await finish?.(tx);
    if (!skipsDeviceEmail) {
      await reportNewDevice(tx, services, { accountId, visitor: visit.visitor, userAgent });
    }
    const token = await openSession(tx, accountId, method, services.clock.machineNow());
    return replaceSession(tx, visit, token);
  });
  // Sets the cookies after the commit, because a session that was rolled back must not replace a valid cookie.
  return setCookies(visit, opened);
}

/** Puts an open session into the browser's cookie, closing its previous one; throws a DomainError if it has ended. */
export async function adoptSession(
  db: Database,
  visit: Omit<Visit, 'userAgent'>,
  token: string,
): Promise<User> {
  return setCookies(visit, await replaceSession(db, visit, token));
}

async function replaceSession(
  db: Database,
  { services, cookie, visitor }: Pick<Visit, 'services' | 'cookie' | 'visitor'>,
  token: string,
): Promise<{ token: string; user: User }> {
  const { clock, config } = services;
  const session = await findSession(db, token, config.session, clock.machineNow());
  if (!session) throw staleFlowError();
  if (cookie.token && cookie.token !== token) await closeSession(db, cookie.token);
  await rememberAddress(db, session.id, visitor.address, clock.machineNow());
  return { token, user: await readUser(db, session) };
}

function setCookies(
  { services, cookie, setDeviceCookie }: Pick<Visit, 'services' | 'cookie' | 'setDeviceCookie'>,
  { token, user }: { token: string; user: User },
): User {
  cookie.set(token, user.id);
  setDeviceCookie(createDeviceCookie(services.config.encryption, user.id));
  return user;
}
