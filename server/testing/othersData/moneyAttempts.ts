import { randomUUID } from 'node:crypto';
import type { WithdrawalSaved } from '../../../contract/schemas/withdrawal.ts';
import type { AccessAttempt, Scene } from './accessAttempt.ts';
import { insertPayoutMethod } from '../insertPayoutMethod.ts';
import { obtainWithdrawalProof, postWithdrawal } from '../withdrawals.ts';

const path = '/api/request/withdrawal';
const ownersMethod = 'payout-approved';

/** Gives the other user everything that a withdrawal needs. */
async function prepareOther({ server }: Scene): Promise<void> {
  const { db } = server.services;
  await db
    .updateTable('accounts')
    .set({ phone_verified: 1 })
    .where('id', '=', 'account-arabic')
    .execute();
  await insertPayoutMethod(server.services, 'account-arabic');
  await db
    .insertInto('ledger_accounts')
    .values({
      id: 'wallet:account-arabic:USD',
      account_id: 'account-arabic',
      currency: 'USD',
      balance: 50_000,
      entries: 0,
      earned: 0,
      may_be_negative: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Requests a withdrawal as the owner. */
async function requestOwnersWithdrawal(scene: Scene): Promise<WithdrawalSaved['withdrawal']> {
  const { server, owner } = scene;
  const { body } = await postWithdrawal(server, owner, 'approved', { amount: 2000 });
  return body.withdrawal;
}

/** Cancels the owner's withdrawal, so that the owner can request another one. */
async function cancelOwnersWithdrawal({ owner }: Scene, id: string): Promise<void> {
  await owner.post(path, { action: 'cancel', withdrawal_id: id });
}

/** Attempts to use the owner's money, payout method, codes and withdrawals. */
export const moneyAttempts: Record<string, AccessAttempt[]> = {
  'POST /api/request/withdrawal withdrawal_id': [
    {
      title: 'cancel a withdrawal of the owner',
      async arrange(scene) {
        const { id } = await requestOwnersWithdrawal(scene);
        return () => scene.other.post(path, { action: 'cancel', withdrawal_id: id });
      },
    },
  ],
  'POST /api/request/withdrawal method_id': [
    {
      title: 'withdraw to the owner’s payout method',
      async arrange(scene) {
        await prepareOther(scene);
        const { server, other } = scene;
        const proof = await obtainWithdrawalProof(server, other, 'arabic');
        return () =>
          postWithdrawal(server, other, 'arabic', { amount: 2000, proof, method_id: ownersMethod });
      },
    },
  ],
  'POST /api/request/withdrawal proof': [
    {
      title: 'withdraw with the proof of the owner',
      async arrange(scene) {
        await prepareOther(scene);
        const { server, owner, other } = scene;
        const proof = await obtainWithdrawalProof(server, owner, 'approved');
        return () => postWithdrawal(server, other, 'arabic', { amount: 2000, proof });
      },
    },
  ],
  'POST /api/request/withdrawal client_ref': [
    {
      title: 'get the owner’s withdrawal by the idempotency key',
      hasOwnEffect: true,
      async arrange(scene) {
        await prepareOther(scene);
        const { server, owner, other } = scene;
        const openId = await findOpenWithdrawal(scene);
        if (openId) await cancelOwnersWithdrawal(scene, openId);
        const key = randomUUID();
        await postWithdrawal(server, owner, 'approved', { amount: 2000, client_ref: key });
        const proof = await obtainWithdrawalProof(server, other, 'arabic');
        return () =>
          postWithdrawal(server, other, 'arabic', { amount: 2000, proof, client_ref: key });
      },
    },
  ],
};

async function findOpenWithdrawal({ server }: Scene): Promise<string | undefined> {
  const row = await server.services.db
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row?.id;
}
