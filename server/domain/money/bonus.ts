import type { Tx } from '../../database/schema.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { newId } from '../identifiers.ts';
import { Refusal } from '../domainError.ts';
import { book, houseAccount, walletAccount } from './ledger.ts';

/** A payment by the house that belongs to no job; `amount` in minor units. */
export type Bonus = { email: string; amount: number; subject: string; now: number };

/** Credits a bonus to the wallet of an account; refuses an unknown address. */
export async function creditBonus(tx: Tx, { email, amount, subject, now }: Bonus): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'currency'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!account) throw new Refusal('notFound', 'account.unknown');
  const { currency } = account;
  await book(tx, {
    event: `bonus:${newId()}`,
    at: now,
    ref: null,
    subject,
    lines: [
      { account: await walletAccount(tx, account.id, currency), type: 'bonus', amount },
      { account: await houseAccount(tx, 'fees', currency), type: 'counterpart', amount: -amount },
    ],
  });
}
