import type { Tx } from '../../database/schema.ts';
import { normalizeEmail } from '../email.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { openInternalAccount, openWallet, post } from './ledger.ts';
import { parseStaffAmount } from './staffAmount.ts';

/** A payment to an account outside of jobs; `amount` as typed, in major units of `currency`, by default that of the account. */
export type Bonus = {
  email: string;
  amount: string;
  currency?: string;
  subject: string;
  now: number;
};

/** Credits a bonus to the wallet of an account; throws a DomainError for an unknown address or an invalid amount. */
export async function creditBonus(
  tx: Tx,
  { email, amount, currency: named, subject, now }: Bonus,
): Promise<void> {
  // Locks the account by a write that changes nothing, so that an erasure waits until the money is in the wallet.
  const account = await tx
    .updateTable('accounts')
    .set((row) => ({ id: row.ref('id') }))
    .where('email', '=', normalizeEmail(email))
    .returning(['id', 'currency'])
    .executeTakeFirst();
  if (!account) throw new DomainError('notFound', 'account.unknown');
  const currency = named ?? account.currency;
  const minorUnits = parseStaffAmount(amount, currency);
  await post(tx, {
    event: `bonus:${newId()}`,
    at: now,
    ref: null,
    subject,
    entries: [
      { account: await openWallet(tx, account.id, currency), type: 'bonus', amount: minorUnits },
      {
        account: await openInternalAccount(tx, 'fees', currency),
        type: 'counterpart',
        amount: -minorUnits,
      },
    ],
  });
}
