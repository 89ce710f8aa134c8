import type { Money } from '../../../contract/schemas/money.ts';
import type { ClosingPlan } from '../../../contract/schemas/closing.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { findClosing, type ClosingRow } from '../accounts/findClosing.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { deleteUnusedAttachmentsOf } from '../attachments/attachments.ts';
import { DomainError } from '../domainError.ts';
import { openInternalAccount, post } from '../money/ledger.ts';
import type { Services } from '../services.ts';
import { readClosingPlan } from './closingPlan.ts';
import { endWork, lockAccount, type LockedAccount } from './endWork.ts';
import { eraseRows } from './eraseRows.ts';
import { findPerson } from './exportPerson.ts';

/**
 * The id of an erased account. `arePicturesDeleted` is false if the storage failed to delete some pictures, which the cleanup deletes
 * later.
 */
type Erased = { id: string; arePicturesDeleted: boolean };

/** Erases an account at once, for the staff. Throws the same DomainErrors as closing, and one for a balance unless it is given up. */
export async function eraseAccount(
  services: Services,
  emailOrId: string,
  { givesUpBalance }: { givesUpBalance: boolean },
): Promise<Erased> {
  const { db, clock } = services;
  const { id } = await findPerson(db, emailOrId);
  await inTransaction(db, async (tx) => {
    const owner = await lockAccount(tx, id);
    const closing = await findClosing(tx, id);
    if (closing && closing.closed_at !== null) throw new DomainError('conflict', 'account.erased');
    const plan = await readClosingPlan(tx, services, id);
    const balances = getBalances(plan);
    const isBlocked = plan.blocks.some(({ kind }) => kind !== 'balance');
    if (isBlocked || (balances.length > 0 && !givesUpBalance)) {
      throw new DomainError('conflict', 'closing.blocked');
    }
    const now = clock.now();
    const row: ClosingRow = {
      account_id: id,
      former_state: owner.state,
      actor: 'staff',
      gives_up_json: JSON.stringify(toAmounts(balances)),
      requested_at: now,
      closes_at: now,
      closed_at: null,
    };
    await tx
      .insertInto('account_closings')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await erase(tx, services, owner, balances);
  });
  const areDeleted = await deleteUnusedAttachmentsOf(services, id).then(
    () => true,
    () => false,
  );
  return { id, arePicturesDeleted: areDeleted };
}

/** Returns every balance of an account that is closed, above and below the minimum withdrawal. */
function getBalances({ blocks, gives_up }: ClosingPlan): Money[] {
  return [
    ...blocks.flatMap((block) => (block.kind === 'balance' ? [block.amount] : [])),
    ...gives_up,
  ];
}

/** Ends the work of a locked account, gives up its balances, and erases its owner, who gets a last email. */
export async function erase(
  tx: Tx,
  services: Services,
  owner: LockedAccount,
  balances: readonly Money[],
): Promise<void> {
  const now = services.clock.now();
  await endWork(tx, owner.id, now);
  for (const balance of balances) await giveUp(tx, owner.id, balance, now);
  await eraseRows(tx, owner);
  // Ends the access to everything that approved accounts have. There is no state for erased accounts: `closed_at` marks them.
  await tx.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', owner.id).execute();
  await tx
    .updateTable('account_closings')
    .set({ closed_at: now })
    .where('account_id', '=', owner.id)
    .execute();
  await notifyOwner(tx, services, owner, { subject: 'mail.closed.subject', body: 'mail.closed' });
}

/** Time after an erasure in which requests that were running may still write. */
const lateWriteTime = 2 * day;

/** Erases data, including picture files, that running requests wrote after the erasure of their account in the last days. */
export async function eraseLateRows(services: Services): Promise<void> {
  const { db, clock } = services;
  const erased = await db
    .selectFrom('account_closings')
    .select('account_id')
    .where('closed_at', '>', clock.now() - lateWriteTime)
    .execute();
  for (const { account_id: id } of erased) {
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, id);
      await endWork(tx, id, clock.now());
      await eraseRows(tx, { id, email: null, phone: null });
    });
    await deleteUnusedAttachmentsOf(services, id);
  }
}

/** Returns amounts by currency. */
export function toAmounts(amounts: readonly Money[]): Record<string, number> {
  return Object.fromEntries(amounts.map(({ amount, currency }) => [currency, amount]));
}

/** Returns whether the owner has agreed to give up the balances. */
export function isAgreed(balances: readonly Money[], { gives_up_json: json }: ClosingRow): boolean {
  const agreed = JSON.parse(json) as Record<string, number>;
  return balances.every(({ amount, currency }) => amount <= (agreed[currency] ?? 0));
}

async function giveUp(
  tx: Tx,
  accountId: string,
  { amount, currency }: Money,
  now: number,
): Promise<void> {
  const fees = await openInternalAccount(tx, 'fees', currency);
  await post(tx, {
    event: `closing:${accountId}:${currency}`,
    at: now,
    ref: null,
    subject: 'Account closed',
    entries: [
      { account: `wallet:${accountId}:${currency}`, type: 'adjustment', amount: -amount },
      { account: fees, type: 'counterpart', amount },
    ],
  });
}
