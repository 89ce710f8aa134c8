import type { CaseOutcome } from '../../../contract/rules/cases.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { parseStaffAmount } from '../money/staffAmount.ts';
import { announcePayment } from '../paymentChanges/paymentNews.ts';
import type { Services } from '../services.ts';
import { caseStates } from '../transitions/caseStates.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import type { CaseRow } from '../money/caseView.ts';
import { payOutcome } from './payOutcome.ts';

/** Time after which a decided case is final. */
const finalAfter = 30 * day;

/** The decision of a case: for the outcome `part`, `amount` is in major units of the payment's currency, as typed. */
export type Decision = { outcome: CaseOutcome; text: string; amount?: string };

/** Records the reply of the brand to an objection. */
export function recordBrandReply(
  services: Services,
  reference: string,
  reply: string,
): Promise<CaseRow> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const { id, payment_id: paymentId } = await findCase(tx, reference);
    const row = await caseStates.move(tx, 'hear', id, {
      brand_reply: reply,
      heard_at: clock.now(),
    });
    const payment = await paymentStates.lock(tx, paymentId);
    await announcePayment(tx, services, payment, 'news.caseHeard', id, {
      reference,
      dueOn: row.due_by,
    });
    return row;
  });
}

/**
 * Decides a case once, with a written reason, and moves the money: `paid` returns everything that the decision took, `part` the given
 * amount. Throws a DomainError for an invalid amount, or if nothing is left to pay.
 */
export function decideCase(
  services: Services,
  reference: string,
  { outcome, text, amount }: Decision,
): Promise<CaseRow> {
  const { db, clock } = services;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const existing = await findCase(tx, reference);
    const row = await caseStates.move(tx, 'decide', existing.id, {
      outcome,
      outcome_text: text,
      decided_at: now,
    });
    const payment = await paymentStates.lock(tx, row.payment_id);
    const { currency } = payment;
    const part = outcome === 'part' ? parseStaffAmount(amount ?? '', currency) : null;
    const paid =
      outcome === 'refused' ? null : await payOutcome(tx, services, { row, payment, part });
    const decided = await tx
      .updateTable('cases')
      .set({ amount: paid })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // `payOutcome` may have changed the payment.
    const after = await paymentStates.lock(tx, row.payment_id);
    await announcePayment(tx, services, after, 'news.caseDecided', row.id, {
      reference,
      outcome,
      text,
    });
    return decided;
  });
}

/** Closes decided cases that have become final; returns their number. */
export async function closeCases({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('cases')
    .select('id')
    .where('state', '=', 'decided')
    .where('decided_at', '<=', now - finalAfter)
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const closed = await inTransaction(db, (tx) =>
    caseStates.moveEach(tx, 'close', ids, { closed_at: now }),
  );
  return closed.length;
}

async function findCase(tx: Tx, reference: string) {
  const row = await tx
    .selectFrom('cases')
    .select(['id', 'payment_id'])
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new DomainError('notFound', 'case.unknown');
  return row;
}
