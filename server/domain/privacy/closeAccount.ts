import { pages } from '../../../contract/rules/pages.ts';
import type { AccountState } from '../../../contract/rules/states.ts';
import type { CloseAccount, Closing, ClosingPlan } from '../../../contract/schemas/closing.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { retention } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { findClosing, type ClosingRow } from '../accounts/findClosing.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { deleteUnusedAttachmentsOf } from '../attachments/attachments.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { assertFresh } from '../session/freshProof.ts';
import { endOtherSessions, type Session } from '../session/sessions.ts';
import { readClosingPlan } from './closingPlan.ts';
import { endWork, lockAccount } from './endWork.ts';
import { erase, isAgreed, toAmounts } from './erase.ts';

const closable: readonly AccountState[] = ['pending_profile', 'in_review', 'approved', 'rejected'];

type CloseRequest = Extract<CloseAccount, { action: 'close' }>;

/**
 * Closes the account of a session: ends its work and all sessions. The account is erased some days later; until then, the owner can
 * reopen it. A repeated request returns the first result. Throws a DomainError while money is on its way, without a fresh proof, and if
 * the consequences have changed since the user saw them.
 */
export function closeAccount(
  services: Services,
  session: Session,
  request: CloseRequest,
): Promise<Closing> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const owner = await lockAccount(tx, session.id);
    const existing = await findClosing(tx, session.id);
    if (existing) return toClosing(existing);
    if (!closable.includes(owner.state)) throw new DomainError('forbidden', 'http.notApproved');
    assertFresh(session);
    const plan = await readClosingPlan(tx, services, session.id);
    if (plan.blocks.length > 0) throw new DomainError('conflict', 'closing.blocked');
    if (!hasSeenAll(plan, request)) throw new DomainError('conflict', 'closing.changed');
    const now = clock.now();
    await endWork(tx, session.id, now);
    const row: ClosingRow = {
      account_id: session.id,
      former_state: owner.state,
      actor: 'publisher',
      gives_up_json: JSON.stringify(toAmounts(plan.gives_up)),
      requested_at: now,
      closes_at: now + retention.closedAccounts,
      closed_at: null,
    };
    await tx.insertInto('account_closings').values(row).execute();
    await setState(tx, session.id, 'suspended');
    await endOtherSessions(tx, session.id, null);
    const language = getLanguage(owner.locale);
    await notifyOwner(tx, services, owner, {
      subject: 'mail.closing.subject',
      body: 'mail.closing',
      values: {
        date: language.formatDateTime(row.closes_at, owner.timezone),
        address: config.server.origin + pages.signin,
        reset: config.server.origin + pages.resetPassword,
      },
    });
    return toClosing(row);
  });
}

/** Reopens an account that is being closed; does nothing for other accounts. Ended work does not resume. */
export function keepAccount(services: Services, accountId: string): Promise<Closing> {
  return inTransaction(services.db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    const closing = await findClosing(tx, accountId);
    if (!closing) return { closes_at: null };
    if (closing.closed_at !== null) throw new DomainError('unauthenticated', null);
    await reopen(tx, closing);
    await notifyOwner(tx, services, owner, { subject: 'mail.kept.subject', body: 'mail.kept' });
    return { closes_at: null };
  });
}

/**
 * Erases closed accounts after the days in which owners can reopen them. Reopens an account that has received money meanwhile, such as a
 * payment that the bank has returned, and notifies its owner. Returns the number of accounts.
 */
export async function closeDueAccounts(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .selectFrom('account_closings')
    .select('account_id')
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', clock.now())
    .execute();
  const errors: unknown[] = [];
  for (const { account_id: id } of due) {
    // An error in one account must not prevent the erasure of others.
    await finishClosing(services, id).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Accounts could not be closed.');
  return due.length;
}

/** Erases one account, or reopens it, after the days in which its owner can reopen it. */
async function finishClosing(services: Services, accountId: string): Promise<void> {
  const { db, clock, config } = services;
  const isErased = await inTransaction(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    // Since the list was read, the owner may have reopened the account, or another process may have erased it.
    const closing = await findClosing(tx, accountId);
    if (!closing || closing.closed_at !== null || closing.closes_at > clock.now()) return false;
    const plan = await readClosingPlan(tx, services, accountId);
    if (plan.blocks.length > 0 || !isAgreed(plan.gives_up, closing)) {
      await reopen(tx, closing);
      await notifyOwner(tx, services, owner, {
        subject: 'mail.notClosed.subject',
        body: 'mail.notClosed',
        values: { address: config.server.origin + pages.wallet },
      });
      return false;
    }
    await erase(tx, services, owner, plan.gives_up);
    return true;
  });
  if (isErased) await deleteUnusedAttachmentsOf(services, accountId);
}

async function reopen(tx: Tx, { account_id: id, former_state: state }: ClosingRow): Promise<void> {
  await tx.deleteFrom('account_closings').where('account_id', '=', id).execute();
  await setState(tx, id, state);
}

async function setState(tx: Tx, id: string, state: AccountState): Promise<void> {
  await tx.updateTable('accounts').set({ state }).where('id', '=', id).execute();
}

/** Returns whether the user has seen every consequence in the plan. */
function hasSeenAll(plan: ClosingPlan, { ends, gives_up: seenAmounts }: CloseRequest): boolean {
  const seenJobs = new Set(ends);
  const amounts = toAmounts(seenAmounts);
  return (
    plan.ends.every(({ job_id: id }) => seenJobs.has(id)) &&
    plan.gives_up.every(({ amount, currency }) => amounts[currency] === amount)
  );
}

function toClosing({ closes_at: at }: ClosingRow): Closing {
  return { closes_at: toIso(at) };
}
