import { readUser } from '../domain/accounts/currentUser.ts';
import { saveAvatar } from '../domain/profile/avatar.ts';
import { changePhone } from '../domain/profile/changePhone.ts';
import { profileOptions } from '../domain/profile/options.ts';
import { readPayoutMethod, savePayoutMethod } from '../domain/profile/payoutMethod.ts';
import { readProfile } from '../domain/profile/readProfile.ts';
import { sendProfile } from '../domain/profile/submitProfile.ts';
import { updateProfile } from '../domain/profile/updateProfile.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session/sessions.ts';
import type { Handlers } from './handler.ts';

/** What people tell of themselves. */
export const profileHandlers: Pick<
  Handlers,
  'profileInitial' | 'profileInit' | 'profile' | 'phone' | 'image' | 'payout' | 'savePayout'
> = {
  async profileInitial({ services: { db, clock }, session, language }) {
    return {
      profile: await readProfile(db, session),
      options: profileOptions(language, clock.now()),
    };
  },

  async profileInit({ services, session, body }) {
    await sendProfile(services, session, body);
    return { user: await readAgain(services, session) };
  },

  async profile({ services, session, body }) {
    const profile = await updateProfile(services, session, body);
    return { profile, user: await readAgain(services, session) };
  },

  async phone({ services, session, body }) {
    await changePhone(services, session, body);
    return { user: await readAgain(services, session) };
  },

  async image({ services, session, body }) {
    return { avatar_url: await saveAvatar(services, session.id, body.image) };
  },

  async payout({ services: { db }, session }) {
    return { method: await readPayoutMethod(db, session.id) };
  },

  async savePayout({ services, session, body }) {
    return { method: await savePayoutMethod(services, session, body) };
  },
};

async function readAgain({ db }: Services, session: Session) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  return readUser(db, { ...session, ...account });
}
