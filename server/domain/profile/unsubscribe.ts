import type { ProfileParts } from '../../../contract/schemas/profile.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findClosing } from '../accounts/findClosing.ts';
import type { Services } from '../services.ts';
import type { Subscription, SubscriptionKind } from '../unsubscribeAddress.ts';
import { saveProfile } from './saveProfile.ts';

/** For each kind of email that users can turn off: the preferences that turn it off. */
const changes = {
  updates: { email_updates: 'off' },
  alerts: { job_alerts: [] },
  reminders: { deadline_reminders: false },
} as const satisfies Record<SubscriptionKind, NonNullable<ProfileParts['preferences']>>;

/** Turns off one kind of email in the preferences. Can be repeated; does nothing for an erased account. */
export async function unsubscribe(
  services: Services,
  { accountId, kind }: Subscription,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst();
    const closing = account && (await findClosing(tx, accountId));
    if (!account || (closing && closing.closed_at !== null)) return;
    await saveProfile(tx, services, accountId, { preferences: { ...changes[kind] } });
  });
}
