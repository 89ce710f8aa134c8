import { formatCurrency } from '../../../contract/rules/formats.ts';
import { pages } from '../../../contract/rules/pages.ts';
import type { Owed } from '../../../contract/schemas/wallet.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { normalizeEmail } from '../email.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { toIso } from '../dates.ts';
import { isolate } from '../../i18n/isolate.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { parseStaffAmount } from './staffAmount.ts';
import { lockWallet, settleDebits } from './ledger.ts';

/** What to take back from a wallet; `amount` in minor units, `paymentId` of the credited payment from which it is deducted. */
type Debit = {
  accountId: string;
  currency: string;
  amount: number;
  reason: string;
  paymentId: string | null;
  now: number;
};

/** How much of a debit was taken at once, and how much waits for the next money; in minor units. */
export type DebitResult = { taken: number; waiting: number };

/** What to take back from an account because of a mistake; `amount` as typed, in major units of `currency`, by default that of the account. */
export type AccountDebit = { email: string; amount: string; currency?: string; reason: string };

/**
 * Takes back an amount from the wallet of an account, such as a bonus that was given by mistake, and emails the owner. What the balance does
 * not cover is taken from the next money. Throws a DomainError for an unknown address, for an invalid amount, and for more than the account
 * has earned.
 */
export function debitAccount(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { email, amount, currency: named, reason }: AccountDebit,
): Promise<DebitResult> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    // Locks the account by a write that changes nothing, so that an erasure waits.
    const account = await tx
      .updateTable('accounts')
      .set((row) => ({ id: row.ref('id') }))
      .where('email', '=', normalizeEmail(email))
      .returning(['id', 'currency', 'name', 'email', 'locale'])
      .executeTakeFirst();
    if (!account) throw new DomainError('notFound', 'account.unknown');
    const { id: accountId } = account;
    const currency = named ?? account.currency;
    const minorUnits = parseStaffAmount(amount, currency);
    const debit = { accountId, currency, amount: minorUnits, reason, paymentId: null };
    const result = await createDebit(tx, { ...debit, now: clock.now() });
    const format = (value: number) => isolate(formatCurrency({ amount: value, currency }));
    await notifyOwner(tx, services, account, {
      subject: 'mail.debit.subject',
      body: result.waiting > 0 ? 'mail.debitWaiting' : 'mail.debit',
      values: {
        amount: format(minorUnits),
        taken: format(result.taken),
        waiting: format(result.waiting),
        reason,
        address: config.server.origin + pages.wallet,
      },
    });
    return result;
  });
}

/**
 * Takes an amount from a wallet: now what the balance covers, and the rest as soon as money comes in. Throws a DomainError for more than the
 * wallet has earned, without what waits already.
 */
export async function createDebit(tx: Tx, debit: Debit): Promise<DebitResult> {
  const { accountId, currency, amount, reason, paymentId, now } = debit;
  const { id: walletId, earned } = await lockWallet(tx, accountId, currency);
  const waiting = (await findOpenDebits(tx, accountId))
    .filter((row) => row.currency === currency)
    .reduce((sum, row) => sum + row.amount - row.taken, 0);
  if (amount > earned - waiting) throw new DomainError('conflict', 'debit.aboveEarnings');
  const id = newId();
  await tx
    .insertInto('debits')
    .values({
      id,
      account_id: accountId,
      payment_id: paymentId,
      currency,
      amount,
      taken: 0,
      reason,
      created_at: now,
    })
    .execute();
  if (paymentId !== null) {
    await tx
      .updateTable('payments')
      .set((row) => ({ corrected: row('corrected', '-', amount) }))
      .where('id', '=', paymentId)
      .execute();
  }
  await settleDebits(tx, walletId, now);
  const { taken } = await tx
    .selectFrom('debits')
    .select('taken')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { taken, waiting: amount - taken };
}

/**
 * Lowers what is still to be taken back for a payment, by at most `amount` in minor units, the newest debit first. Returns by how much. The
 * transaction must have locked the wallet, so that no money settles the debits meanwhile.
 */
export async function waiveDebits(tx: Tx, paymentId: string, amount: number): Promise<number> {
  const open = await tx
    .selectFrom('debits')
    .select(['id', 'amount', 'taken'])
    .where('payment_id', '=', paymentId)
    .whereRef('taken', '<', 'amount')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  let left = amount;
  for (const row of open) {
    const part = Math.min(left, row.amount - row.taken);
    left -= part;
    await tx
      .updateTable('debits')
      .set({ amount: row.amount - part })
      .where('id', '=', row.id)
      .execute();
  }
  return amount - left;
}

/** Finds what is still to be taken from the wallets of an account, the oldest first. */
export function findOpenDebits(db: Database, accountId: string) {
  return db
    .selectFrom('debits')
    .leftJoin('payments', 'payments.id', 'payment_id')
    .select(['debits.id', 'debits.amount', 'debits.taken', 'debits.currency', 'debits.reason'])
    .select(['debits.created_at', 'payments.job_id'])
    .where('debits.account_id', '=', accountId)
    .whereRef('taken', '<', 'amount')
    .orderBy('debits.created_at')
    .orderBy('debits.id')
    .execute();
}

/** Returns what is still to be taken from a wallet, as the API has it. */
export function toOwed(row: Awaited<ReturnType<typeof findOpenDebits>>[number]): Owed {
  const { amount, taken, currency, reason, created_at: at, job_id: jobId } = row;
  return { amount: { amount: amount - taken, currency }, reason, at: toIso(at), job_id: jobId };
}
