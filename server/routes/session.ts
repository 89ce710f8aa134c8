import { readUser } from '../domain/accounts/currentUser.ts';
import { closeSession, findSession } from '../domain/session/sessions.ts';
import { signIn } from '../domain/session/signIn.ts';
import type { Handlers } from './handler.ts';

/** Signing in and out, and who is signed in. */
export const sessionHandlers: Pick<Handlers, 'signin' | 'logout' | 'user'> = {
  async signin({ services, body, address, cookie }) {
    const { db, clock, config } = services;
    const token = await signIn(services, body, address);
    if (cookie.token) await closeSession(db, cookie.token);
    cookie.set(token);
    const session = await findSession(db, token, config.session, clock.machineNow());
    if (!session) throw new Error('A session ended before it began.');
    return readUser(db, session);
  },

  async logout({ services, cookie }) {
    if (cookie.token) await closeSession(services.db, cookie.token);
    cookie.clear();
    return {};
  },

  user({ services, session }) {
    return readUser(services.db, session);
  },
};
