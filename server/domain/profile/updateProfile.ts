import type { Profile, ProfileUpdate } from '../../contract/profile.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { changeEmail } from './changeEmail.ts';
import { saveProfile } from './saveProfile.ts';

/** Saves parts of a profile, the language of the mails, or a proven address: all of it or nothing. */
export function updateProfile(
  services: Services,
  session: Session,
  { email, proof, locale, ...parts }: ProfileUpdate,
): Promise<Profile> {
  return inTransaction(services.db, async (tx) => {
    if (email !== undefined) {
      if (proof === undefined) throw new Refusal('forbidden', 'proof.needed');
      await changeEmail(tx, services, session, { email, proof });
    }
    if (locale !== undefined) {
      await tx.updateTable('accounts').set({ locale }).where('id', '=', session.id).execute();
    }
    return saveProfile(tx, services, session.id, parts);
  });
}
