import type { Tx } from '../../database/schema.ts';
import type { Services } from '../../domain/services.ts';
import { purposes } from '../../domain/encryptedTexts.ts';
import { encrypt } from '../../domain/encryption.ts';
import { approveInAdvance } from '../fakeProvider/grants.ts';

/** Writes the grants of the demo accounts at the fake providers, with which their figures can be updated. */
export async function writeSocialGrants(tx: Tx, { clock, config }: Services): Promise<void> {
  const connections = await tx
    .selectFrom('social_accounts')
    .innerJoin('accounts', 'accounts.id', 'social_accounts.account_id')
    .select(['social_accounts.id', 'account_id', 'provider', 'name', 'handle', 'followers'])
    .where('status', '=', 'connected')
    .execute();
  for (const { id, account_id: accountId, provider, name, handle, followers } of connections) {
    if (provider === 'lemon8' || provider === 'xiaohongshu') continue;
    const subject = accountId.replace('account-', 'demo-');
    const person = { subject, name, handle, followers: followers ?? 0 };
    const token = await approveInAdvance(tx, provider, person, clock.machineNow());
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
