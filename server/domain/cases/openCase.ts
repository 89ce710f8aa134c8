import { canDispute, findDecision, type CaseSubject } from '../../../contract/rules/cases.ts';
import type { Contacted, Dispute } from '../../../contract/schemas/help.ts';
import type { Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import { newId } from '../identifiers.ts';
import { sumDeductions } from '../money/adjustments.ts';
import { announcePayment } from '../paymentChanges/paymentNews.ts';
import type { PaymentRow } from '../money/payments.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import { findCases, toCase } from '../money/caseView.ts';
import { collectEvidence } from './evidence.ts';

type Sender = { id: string; name: string };

/**
 * Opens a case about a decision that cost the publisher money, once per idempotency key. Throws a DomainError if there is no such decision,
 * or if the publisher has objected to it before.
 */
export function openCase(
  services: Services,
  sender: Sender,
  { client_ref: key, ...dispute }: Dispute,
): Promise<Contacted> {
  const { db, clock } = services;
  const request = {
    accountId: sender.id,
    operation: 'contact',
    key,
    payload: dispute,
    now: clock.machineNow(),
  };
  return runOnce(db, request, (tx) => open(tx, services, sender, dispute));
}

async function open(
  tx: Tx,
  services: Services,
  sender: Sender,
  { job_id: jobId, about, message }: Omit<Dispute, 'client_ref'>,
): Promise<Contacted> {
  const { clock, config } = services;
  const now = clock.now();
  const { application, payment } = await lockWork(tx, sender.id, jobId);
  const decision = await findOwnDecision(tx, application, payment, about);
  const id = newId();
  const reference = `D-${id.slice(0, 8).toUpperCase()}`;
  const dueBy = now + config.marketplace.caseTime;
  const row = await tx
    .insertInto('cases')
    .values({
      id,
      reference,
      account_id: sender.id,
      application_id: application.id,
      job_id: jobId,
      payment_id: payment.id,
      about,
      decision,
      state: 'open',
      message: message || null,
      evidence_json: JSON.stringify(await collectEvidence(tx, application)),
      brand_reply: null,
      outcome: null,
      outcome_text: null,
      amount: null,
      opened_at: now,
      due_by: dueBy,
      heard_at: null,
      decided_at: null,
      closed_at: null,
      escalated_at: null,
    })
    .onConflict((conflict) => conflict.column('decision').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another request has opened the case.
  if (!row) throw new DomainError('conflict', 'case.again');
  await announcePayment(tx, services, payment, 'news.caseOpened', id, {
    reference,
    about,
    dueOn: dueBy,
  });
  const values = { reference, about, name: sender.name, account: sender.id, job: jobId };
  await sendEmail(tx, clock, {
    recipient: config.app.supportEmail,
    subject: `[${reference}] Objection: ${about}, ${jobId}`,
    body: getLanguage('en').translate('mail.case', {
      ...values,
      payment: payment.id,
      due: toIso(dueBy),
      message: message || '-',
    }),
  });
  return { reference, reply_within_hours: Math.round(config.marketplace.caseTime / hour) };
}

// Locks the payment, so that the decision cannot change meanwhile.
async function lockWork(tx: Tx, accountId: string, jobId: string) {
  const application = await tx
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  const payment =
    application &&
    (await tx
      .selectFrom('payments')
      .select('id')
      .where('application_id', '=', application.id)
      .executeTakeFirst());
  if (!application || !payment) throw invalidField('job_id', 'rule.invalid');
  return { application, payment: await paymentStates.lock(tx, payment.id) };
}

/** Returns the identifier of a decision; throws a DomainError if there is no such decision, or if it has a case already. */
async function findOwnDecision(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'state' | 'reason_code'>,
  payment: PaymentRow,
  about: CaseSubject,
): Promise<string> {
  const decision = findDecision({
    application: { state: application.state, reason: application.reason_code },
    payment: { ...payment, deducted: sumDeductions(payment) },
  });
  const newestCase = (await findCases(tx, [application.id])).get(application.id);
  const isUndecided =
    newestCase && (newestCase.state === 'open' || newestCase.state === 'brand_heard');
  if (newestCase && isUndecided) {
    throw new DomainError('conflict', 'case.open', { values: { reference: newestCase.reference } });
  }
  if (decision === null) throw new DomainError('conflict', 'case.noDecision');
  if (decision !== about) throw new DomainError('conflict', 'case.otherDecision');
  const visibleCase = newestCase ? toCase(newestCase, payment.currency) : null;
  if (!canDispute(about, visibleCase, toIsoOrNull(payment.held_at))) {
    throw new DomainError('conflict', 'case.again');
  }
  // A payment can be held more than once, and each hold is a separate decision.
  return about === 'hold'
    ? `hold:${payment.id}:${payment.held_at ?? 0}`
    : `${about}:${application.id}`;
}
