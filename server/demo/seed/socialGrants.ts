import { isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { Tx } from '../../database/schema.ts';
import type { Services } from '../../domain/services.ts';
import { purposes } from '../../domain/encryptedTexts.ts';
import { encrypt } from '../../domain/encryption.ts';
import { approveInAdvance } from '../fakeProvider/grants.ts';

/** Writes the grants of the demo accounts at the fake providers, with which their figures can be updated. */
export async function writeSocialGrants(tx: Tx, { clock, config }: Services): Promise<void> {
  const connections = await tx
    .selectFrom('social_accounts')
    .select(['id', 'account_id', 'provider'])
    .where('status', '=', 'connected')
    .execute();
  for (const { id, account_id: accountId, provider } of connections) {
    if (isManualPlatform(provider)) continue;
    const token = await approveInAdvance(tx, provider, accountId, clock.machineNow());
    await tx
      .insertInto('social_grants')
      .values({
        social_account_id: id,
        access_token: encrypt(config.encryption, purposes.access, token),
        refresh_token: null,
        expires_at: null,
      })
      .execute();
  }
}
