import { sql } from 'kysely';
import type { CaseOutcome, CaseSubject } from '../../../contract/rules/cases.ts';
import type { CaseState } from '../../../contract/rules/states.ts';
import { amount, defineTable, json, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

/** Objections of publishers to decisions about their work or its payment. */
export const cases = defineTable({
  about: 'Objections to decisions about work and payments, with their outcome.',
  section: 'cases',
  belongsTo: accountColumn(),
  currency: sql`(select currency from payments where payments.id = cases.payment_id)`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    reference: text().keep(accounting),
    account_id: text().keep(key),
    application_id: text().keep(key),
    job_id: text().keep(key),
    payment_id: text().keep(key),
    about: text<CaseSubject>().keep(accounting),
    /** Identifies the decision, so that a publisher can object only once. */
    decision: text().keep(key),
    state: text<CaseState>().keep(accounting),
    /** What the publisher wrote. */
    message: text().orNull().eraseTo(null),
    /** The versions and messages that existed when it was opened. */
    evidence_json: json().eraseTo('{}'),
    brand_reply: text().orNull().eraseTo(null),
    outcome: text<CaseOutcome>().orNull().keep(accounting),
    outcome_text: text().orNull().eraseTo(null),
    /** The amount that the outcome pays, in the currency of the payment. */
    amount: amount().orNull().keep(accounting),
    opened_at: time().keep(accounting),
    due_by: time().keep(accounting),
    /** When the brand replied to the objection. */
    heard_at: time().orNull().keep(accounting),
    decided_at: time().orNull().keep(accounting),
    closed_at: time().orNull().keep(accounting),
    /** When support was notified that `due_by` has passed. */
    escalated_at: time().orNull().keep(accounting),
  },
});
