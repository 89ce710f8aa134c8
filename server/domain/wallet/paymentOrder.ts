import { sql, type SelectQueryBuilder } from 'kysely';
import type { PaymentState } from '../../../contract/rules/states.ts';
import type { PaymentsQuery } from '../../../contract/schemas/money.ts';
import type { Schema } from '../../database/schema.ts';
import { day, hour } from '../../durations.ts';
import { isLate } from '../money/problems.ts';

type Matching = SelectQueryBuilder<Schema, 'payments', object>;

// Late payments come before all of these states.
const ranks: Record<PaymentState, number> = {
  on_hold: 1,
  pending: 2,
  estimated: 3,
  available: 4,
  cancelled: 5,
};

// Computes the latest day of the payment: each step is approved on its last possible day, and then the job's payment days pass.
const expectedDay = sql<number | null>`(
  select max(coalesce(step.auto_approve_at, step.due_at + job.review_hours * cast(${hour} as bigint)))
    + max(job.pay_days) * cast(${day} as bigint)
  from application_steps step join jobs job on job.id = payments.job_id
  where step.application_id = payments.application_id)`;

// Sorts received payments newest first, all others by the earliest day.
const dayOrder = sql<number | null>`case payments.state
  when 'available' then -payments.available_at
  when 'on_hold' then coalesce(payments.review_on, payments.held_at)
  when 'estimated' then ${expectedDay}
  when 'pending' then payments.expected_on
  end`;

/** Sorts payments: newest first, or by urgency for the owner. */
export function sortPayments(matching: Matching, { sort }: PaymentsQuery, now: number): Matching {
  const sorted =
    sort === 'newest'
      ? matching
      : matching
          .orderBy((row) => {
            const states = Object.entries(ranks) as [PaymentState, number][];
            const byState = sql.join(
              states.map(([state, rank]) => sql`when ${state} then cast(${rank} as integer)`),
              sql` `,
            );
            return sql`case when ${isLate(now)(row)} then 0 else case payments.state ${byState} end end`;
          })
          .orderBy(sql`case when ${dayOrder} is null then 1 else 0 end`)
          .orderBy(dayOrder);
  return sorted.orderBy('payments.created_at', 'desc').orderBy('payments.id', 'desc');
}
