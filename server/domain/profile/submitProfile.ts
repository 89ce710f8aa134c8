import { findMissingFields } from '../../../contract/rules/profile.ts';
import type { ProfileSubmission } from '../../../contract/schemas/profile.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { getLanguage } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { DomainError, type LocalizedMessage } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { saveProfile } from './saveProfile.ts';

/**
 * Saves the given parts and submits the profile for review. Throws a DomainError with the missing parts, which include verified contact data
 * and a connected account, or if an account in its state cannot be submitted. Does nothing if the profile is in review already.
 */
export function submitProfile(
  services: Services,
  session: Session,
  body: ProfileSubmission,
): Promise<void> {
  const { clock, config } = services;
  return inTransaction(services.db, async (tx) => {
    // An update that changes nothing locks the account: a second request at the same time waits here and then finds it in review.
    const { state } = await tx
      .updateTable('accounts')
      .set((columns) => ({ id: columns.ref('id') }))
      .where('id', '=', session.id)
      .returning('state')
      .executeTakeFirstOrThrow();
    if (state === 'in_review') return;
    const profile = await saveProfile(tx, services, session.id, body);
    const missing = [
      ...findMissingFields(profile),
      ...(await findMissingVerifications(tx, session.id)),
    ];
    if (missing.length > 0) {
      const required: LocalizedMessage = { key: 'rule.required' };
      throw new DomainError('invalid', 'profile.incomplete', {
        fields: Object.fromEntries(missing.map((part) => [part, required])),
      });
    }
    const now = clock.now();
    const expectedBy = now + config.marketplace.accountReview;
    const account = await tx
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
    if (!account) throw new DomainError('conflict', 'profile.sentBefore');
    const date = getLanguage(account.locale).formatDate(expectedBy, session.timezone);
    await notifyOwner(tx, services, account, {
      subject: 'mail.inReview.subject',
      body: 'mail.inReview',
      values: { date },
    });
  });
}

async function findMissingVerifications(tx: Tx, accountId: string): Promise<string[]> {
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
