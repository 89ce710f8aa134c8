import type { ProfileInit } from '../../contract/profile.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { languageFor } from '../../i18n/language.ts';
import { Refusal, type Sentence } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { missingParts } from './missingParts.ts';
import { saveProfile } from './saveProfile.ts';
import { tellOwner } from '../accounts/notifyOwner.ts';

/**
 * Saves the last parts and sends the profile to the review. Refuses an account whose profile is not pending (409)
 * and names what is missing (422): a part, the phone number, a connected account.
 */
export function sendProfile(
  services: Services,
  session: Session,
  body: ProfileInit,
): Promise<void> {
  const { clock, config } = services;
  return inTransaction(services.db, async (tx) => {
    const profile = await saveProfile(tx, services, session.id, body);
    const missing = [...missingParts(profile), ...(await missingProofs(tx, session.id))];
    if (missing.length > 0) {
      const sentence: Sentence = { key: 'rule.required' };
      throw new Refusal('invalid', 'profile.incomplete', {
        fields: Object.fromEntries(missing.map((part) => [part, sentence])),
      });
    }
    const now = clock.now();
    const expectedBy = now + config.market.accountReview;
    const sent = await tx
      .updateTable('accounts')
      .set({
        state: 'in_review',
        review_submitted_at: now,
        review_expected_by: expectedBy,
        review_outcome: null,
        review_reason: null,
      })
      .where('id', '=', session.id)
      .where('state', '=', 'pending_profile')
      .returning(['name', 'email', 'locale'])
      .executeTakeFirst();
    if (!sent) throw new Refusal('conflict', 'profile.sentBefore');
    const date = new Intl.DateTimeFormat(languageFor(sent.locale).locale, {
      dateStyle: 'long',
      timeZone: session.timezone,
    }).format(expectedBy);
    const news = { subject: 'mail.subject', body: 'mail.inReview' } as const;
    await tellOwner(tx, services, sent, { ...news, values: { date } });
  });
}

async function missingProofs(tx: Tx, accountId: string): Promise<string[]> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email_verified', 'phone_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const social = await tx
    .selectFrom('social_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'connected')
    .executeTakeFirst();
  return [
    ...(account.email_verified ? [] : ['email']),
    ...(account.phone_verified ? [] : ['phone']),
    ...(social ? [] : ['social']),
  ];
}
