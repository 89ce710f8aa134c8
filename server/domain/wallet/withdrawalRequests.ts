import type {
  WithdrawalSaved,
  WithdrawalRequestBody,
} from '../../../contract/schemas/withdrawal.ts';
import type { WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { withdrawalStates, type WithdrawalRow } from '../transitions/withdrawalStates.ts';
import { findMethod, toWithdrawal } from '../withdrawals/listWithdrawals.ts';
import { readWallet } from './wallets.ts';
import { readAccountBlocks } from '../withdrawals/withdrawalBlocks.ts';
import { sendWithdrawalMail } from '../withdrawals/withdrawalMail.ts';
import { getWithdrawalRules } from '../withdrawals/withdrawalRules.ts';
import { moveWithdrawal } from '../withdrawals/withdrawalStates.ts';
import { requestWithdrawal as postRequest } from '../withdrawals/withdrawals.ts';

type Request = Extract<WithdrawalRequestBody, { action: 'request' }>;

/**
 * Requests a withdrawal once per `client_ref`. Everything is checked in the transaction that posts the entries, with
 * the account and its payout method locked. Throws a DomainError: forbidden, with the remedy in the message, if withdrawing
 * is blocked or the code is missing, conflict if method or balance have changed, invalid for an amount outside the limits.
 */
export function requestWithdrawal(
  services: Services,
  session: Session,
  { client_ref: key, proof, ...request }: Request,
  language: Language,
): Promise<WithdrawalSaved> {
  const { db, clock, config } = services;
  const { id: accountId } = session;
  const { currency, amount } = request;
  const [now, machineNow] = [clock.now(), clock.machineNow()];
  const rules = getWithdrawalRules(config, currency);
  // Ignores the code when comparing requests: a code can be used only once, so a repeated request may have another.
  const idempotentRequest = {
    accountId,
    operation: 'withdrawal',
    key,
    payload: request,
    now: machineNow,
  };
  return runOnce(db, idempotentRequest, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    const { blocks, method } = await readAccountBlocks(tx, owner, now);
    const wallet = await tx
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .executeTakeFirst();
    if ((wallet?.balance ?? 0) < rules.min) blocks.push('below_minimum');
    const [block] = blocks;
    if (block || !method) {
      throw new DomainError('forbidden', blockedMessages[block ?? 'payout_method']);
    }
    if (method.id !== request.method_id) {
      throw new DomainError('conflict', 'withdrawal.methodChanged');
    }
    await consumeVerificationToken(tx, {
      proof,
      purpose: 'withdrawal',
      accountId,
      now: machineNow,
    });
    const row = await postRequest(
      tx,
      { accountId, currency, amount, method, clientRef: key, now },
      rules,
    );
    await sendWithdrawalMail(tx, services, row);
    return toSaved(tx, services, session, row, language);
  });
}

/** Cancels a withdrawal of the session's account; a repeated request returns the cancelled withdrawal. */
export function cancelWithdrawal(
  services: Services,
  session: Session,
  id: string,
  language: Language,
): Promise<WithdrawalSaved> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const existing = await tx
      .selectFrom('withdrawals')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', session.id)
      .executeTakeFirst();
    if (!existing) throw new DomainError('notFound', 'withdrawal.unknown');
    // The second of two concurrent requests waits, and then finds it cancelled.
    const row = await withdrawalStates.lock(tx, existing.id);
    const cancelled =
      row.state === 'cancelled'
        ? row
        : await moveWithdrawal(tx, id, { action: 'cancel', actor: 'publisher', now });
    return toSaved(tx, services, session, cancelled, language);
  });
}

const blockedMessages: Record<WithdrawalBlock, MessageKey> = {
  phone: 'withdrawal.blocked.phone',
  payout_method: 'withdrawal.blocked.method',
  method_locked: 'withdrawal.blocked.locked',
  open_request: 'withdrawal.open',
  below_minimum: 'withdrawal.blocked.minimum',
  on_hold: 'withdrawal.blocked.hold',
};

// Locks by writes that change nothing, because SQLite has no `for update`. Other requests, and changes of phone number and payout method,
// wait until the entries are posted.
async function lockAccount(tx: Tx, accountId: string) {
  const owner = await tx
    .updateTable('accounts')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', accountId)
    .returning(['id', 'phone_verified', 'state'])
    .executeTakeFirstOrThrow();
  if (owner.state !== 'approved') throw new DomainError('forbidden', 'http.notApproved');
  await tx
    .updateTable('payout_methods')
    .set((row) => ({ id: row.ref('id') }))
    .where('account_id', '=', accountId)
    .execute();
  return owner;
}

async function toSaved(
  tx: Tx,
  { config, clock }: Services,
  session: Session,
  row: WithdrawalRow,
  language: Language,
): Promise<WithdrawalSaved> {
  const { currency } = row;
  // Locks the wallet by a write that changes nothing: transactions that move its money wait until all figures are read.
  await tx
    .updateTable('ledger_accounts')
    .set((columns) => ({ id: columns.ref('id') }))
    .where('account_id', '=', session.id)
    .where('currency', '=', currency)
    .execute();
  return {
    withdrawal: toWithdrawal(row, language, await findMethod(tx, session.id)),
    wallet: await readWallet(tx, session, config, { currency, now: clock.now() }),
  };
}
