import { inTransaction } from '../database/transaction.ts';
import { readUser } from '../domain/accounts/currentUser.ts';
import { endDevice, listDevices } from '../domain/session/deviceList.ts';
import { endOtherSessions } from '../domain/session/endSessions.ts';
import { closeSession } from '../domain/session/sessions.ts';
import { signIn } from '../domain/session/signIn.ts';
import { enter } from './startSession.ts';
import type { Handlers } from './handler.ts';

/** Signing in and out, who is signed in, and where. */
export const sessionHandlers: Pick<
  Handlers,
  'signin' | 'logout' | 'user' | 'devices' | 'endDevices'
> = {
  async signin(call) {
    const accountId = await signIn(call.services, call.body, call.address);
    return enter(call, accountId, { loginWith: 'email', provider: null });
  },

  async logout({ services, cookie }) {
    if (cookie.token) await closeSession(services.db, cookie.token);
    cookie.clear();
    return {};
  },

  user({ services, session }) {
    return readUser(services.db, session);
  },

  devices({ services: { db, clock, config }, session }) {
    return listDevices(db, session, config.session, clock.machineNow());
  },

  async endDevices({ services: { db, clock, config }, session, body: { end }, cookie }) {
    if (end === 'others' || end === 'all') {
      const kept = end === 'all' ? null : session.session_id;
      await inTransaction(db, (tx) => endOtherSessions(tx, session.id, kept));
    } else await endDevice(db, session.id, end);
    if (end === 'all' || end === session.public_id) {
      cookie.clear();
      return { data: [] };
    }
    return listDevices(db, session, config.session, clock.machineNow());
  },
};
