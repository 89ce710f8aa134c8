import type { Insertable } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Schema } from '../../database/schema.ts';
import type { Feedback } from '../../domain/work/review.ts';
import { day } from '../../durations.ts';

/** A row of a table, as it is inserted. */
export type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Creates an application, by default as just after applying. */
export function application(
  id: string,
  accountId: string,
  jobId: string,
  platform: Platform,
  appliedAt: number,
  more: Partial<Row<'applications'>> = {},
): Row<'applications'> {
  return {
    id,
    account_id: accountId,
    job_id: jobId,
    state: 'applied',
    applied_at: appliedAt,
    viewed_at: null,
    decided_at: null,
    ended_at: null,
    decide_by: appliedAt + 15 * day,
    reason_code: null,
    reason_text: null,
    pitch: 'I film in daylight, cut without haste, and answer within a day.',
    rate: null,
    platform,
    answers_json: '{}',
    job_version: 1,
    ...more,
  };
}

/** Creates a step of an accepted application. */
export function step(
  applicationId: string,
  taskId: string,
  key: 'draft' | 'live',
  more: Partial<Row<'application_steps'>> & { due_at: number; changed_at: number },
): Row<'application_steps'> {
  return {
    id: `${applicationId}-${key}`,
    application_id: applicationId,
    task_id: taskId,
    key,
    position: key === 'draft' ? 0 : 1,
    status: 'locked',
    opens_at: null,
    due_version: 0,
    revisions_left: 2,
    auto_approve_at: null,
    ...more,
  };
}

/** Creates a version of the work. */
export function submission(
  applicationId: string,
  taskId: string,
  key: 'draft' | 'live',
  more: Partial<Row<'submissions'>> & { saved_at: number; feedback?: Feedback[] },
): Row<'submissions'> {
  const { feedback = [], ...columns } = more;
  const isDraft = key === 'draft';
  return {
    id: `${applicationId}-${key}-${more.version ?? 1}`,
    application_id: applicationId,
    task_id: taskId,
    step: key,
    version: 1,
    state: 'submitted',
    caption: isDraft ? '#ad A first cut, ready for your eyes.' : '',
    links_json: JSON.stringify([isDraft ? 'https://drive.example/first-cut' : '']),
    notes: '',
    metrics_json: '{}',
    checklist_json: '{"disclosure":true,"hashtag":true,"mention":true}',
    feedback_json: JSON.stringify(feedback),
    submitted_at: more.saved_at,
    reviewed_at: null,
    auto: 0,
    ...columns,
  };
}

/** Creates a payment; `gross` in minor units. */
export function payment(
  applicationId: string,
  accountId: string,
  jobId: string,
  gross: number,
  createdAt: number,
  more: Partial<Row<'payments'>> = {},
): Row<'payments'> {
  return {
    id: `payment-${applicationId}`,
    application_id: applicationId,
    account_id: accountId,
    job_id: jobId,
    state: 'estimated',
    currency: 'USD',
    gross,
    adjustment: 0,
    adjustments_json: '[]',
    fee: 0,
    net: gross,
    approved_at: null,
    expected_on: null,
    moved_from: null,
    moved_reason: null,
    available_at: null,
    funded: 1,
    reason: null,
    created_at: createdAt,
    ...more,
  };
}
