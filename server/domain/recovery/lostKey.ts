import { pages } from '../../../contract/rules/pages.ts';
import type { Tx } from '../../database/schema.ts';
import { getLanguage } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { deleteTexts } from '../encryptedTexts.ts';
import type { Services } from '../services.ts';
import { expireConnection } from '../social/connections.ts';

/**
 * Deletes all texts that a lost key encrypted, so that a server can start without the key. Owners are asked to enter payout details again
 * and to reconnect accounts. Returns the number of deleted texts.
 */
export async function giveUpLostKey(services: Services, lostKey: string): Promise<number> {
  const { db, config } = services;
  return deleteTexts(db, config.encryption, lostKey, async (tx, table, id) => {
    if (table === 'payout_methods') await rejectMethod(tx, services, id);
    if (table === 'social_grants') await expireConnection(tx, id);
  });
}

async function rejectMethod(tx: Tx, services: Services, id: string): Promise<void> {
  const owner = await tx
    .selectFrom('payout_methods')
    .innerJoin('accounts', 'accounts.id', 'payout_methods.account_id')
    .select(['name', 'email', 'locale', 'label'])
    .where('payout_methods.id', '=', id)
    .executeTakeFirstOrThrow();
  const reason = getLanguage(owner.locale).translate('payout.detailsLost');
  await tx
    .updateTable('payout_methods')
    .set({ status: 'rejected', reason })
    .where('id', '=', id)
    .execute();
  await notifyOwner(tx, services, owner, {
    subject: 'mail.payoutRejected.subject',
    body: 'mail.payoutRejected',
    values: {
      method: owner.label,
      reason,
      address: services.config.server.origin + pages.profileSection('payout'),
    },
  });
}
