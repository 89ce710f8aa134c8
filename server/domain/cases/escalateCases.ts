import { openCaseStates } from '../../../contract/rules/states.ts';
import type { Database } from '../../database/schema.ts';
import { inTransactions } from '../../database/transaction.ts';
import { announcePayment } from '../paymentChanges/paymentNews.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';

/** Selects undecided cases whose decision is overdue. */
export function selectOverdueCases(db: Database, now: number) {
  return db
    .selectFrom('cases')
    .where('cases.state', 'in', openCaseStates)
    .where('cases.due_by', '<', now);
}

/** Notifies publisher and support, once, that a decision is overdue; returns the number of cases. */
export async function escalateCases(services: Services): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const due = await selectOverdueCases(db, now)
    .select('cases.id')
    .where('escalated_at', 'is', null)
    .execute();
  return inTransactions(db, due, async (tx, { id }) => {
    const row = await tx
      .updateTable('cases')
      .set({ escalated_at: now })
      .where('id', '=', id)
      .where('state', 'in', openCaseStates)
      .where('escalated_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    // Another process has escalated the case, or it was decided meanwhile.
    if (!row) return false;
    const { reference, due_by: dueOn } = row;
    const payment = await paymentStates.lock(tx, row.payment_id);
    await announcePayment(tx, services, payment, 'news.caseOverdue', id, { reference, dueOn });
    await sendEmail(tx, clock, {
      recipient: config.app.supportEmail,
      subject: `[${reference}] The decision about an objection is overdue`,
      body: `The publisher has been told that the date has passed. To see the objection: operator case ${reference}`,
    });
    return true;
  });
}
