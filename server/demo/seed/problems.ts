import { rejectedReason } from '../../../contract/rules/cases.ts';
import type { Tx } from '../../database/schema.ts';
import { toIso } from '../../domain/dates.ts';
import { day, hour } from '../../durations.ts';
import { getDemoId } from './accounts.ts';
import { getTaskId } from './jobs.ts';
import { writePastJob, type PastJob } from './pastWork.ts';
import { application, payment, step, submission, type Row } from './rows.ts';

const account = getDemoId('disputes');
const owner = { account, currency: 'USD' };

const pastJobs: PastJob[] = [
  { job: 'kindly-shelter-day', platform: 'facebook', approvedAgo: 23, issue: 'late', owner },
  { job: 'lumen-golden-hour', platform: 'instagram', approvedAgo: 16, issue: 'overdue', owner },
  { job: 'hearth-lunchbox', platform: 'lemon8', approvedAgo: 12, issue: 'on_hold', owner },
];

/** A job whose third draft was rejected, and the objection to it; `endedAgo` in days, `gross` in minor units. */
type Rejected = {
  id: string;
  job: string;
  platform: 'tiktok' | 'instagram';
  gross: number;
  endedAgo: number;
  feedback: [first: string, last: string];
  reason: string;
  payment: Partial<Row<'payments'>>;
  dispute: Partial<Row<'cases'>> & { message: string };
};

const rejected = (now: number): Rejected[] => [
  {
    id: 'disputed-lamp',
    job: 'lumen-third-take',
    platform: 'tiktok',
    gross: 13_000,
    endedAgo: 4,
    feedback: [
      'Please show the lamp being switched on in the first five seconds.',
      'Closer, but the second lamp on the shelf is still in the frame.',
    ],
    reason: 'The light is not what we had in mind.',
    payment: { state: 'cancelled' },
    dispute: {
      state: 'open',
      opened_at: now - 3 * day,
      due_by: now + 11 * day,
      message:
        'Every point of both comments is in the third version: the lamp goes on in second two, and no other lamp is in the frame.',
    },
  },
  {
    id: 'disputed-brew',
    job: 'harbour-cold-brew',
    platform: 'tiktok',
    gross: 16_000,
    endedAgo: 36,
    feedback: ['Please name the shop in the caption.', 'The price is missing in the caption.'],
    reason: 'The caption does not follow the brief.',
    payment: {
      state: 'pending',
      approved_at: now - 12 * day,
      expected_on: now + 2 * day,
      adjustment: -6000,
      adjustments_json: JSON.stringify([{ label: 'D-8F3A11C2', amount: -6000 }]),
      net: 10_000,
    },
    dispute: {
      reference: 'D-8F3A11C2',
      state: 'decided',
      opened_at: now - 24 * day,
      due_by: now - 10 * day,
      heard_at: now - 18 * day,
      decided_at: now - 12 * day,
      outcome: 'part',
      amount: 10_000,
      brand_reply: 'The price was in the brief from the start.',
      outcome_text:
        'The shop was named as asked, so the third version follows the first comment. The price was missing in all three. You are paid for the work that was usable.',
      message: 'I added the shop at once. Nobody mentioned the price before the last comment.',
    },
  },
];

/** Inserts what goes wrong with money: late and held payments, and rejected jobs with an open and a decided objection. */
export async function writeProblems(tx: Tx, now: number): Promise<void> {
  for (const past of pastJobs) await writePastJob(tx, past, now);
  for (const work of rejected(now)) await writeRejected(tx, work, now);
}

async function writeRejected(tx: Tx, work: Rejected, now: number): Promise<void> {
  const { id, job, platform, gross } = work;
  const endedAt = now - work.endedAgo * day;
  const task = getTaskId(job, 0);
  await tx
    .insertInto('applications')
    .values(
      application(id, account, job, platform, endedAt - 12 * day, {
        state: 'removed',
        viewed_at: endedAt - 11 * day,
        decided_at: endedAt - 10 * day,
        ended_at: endedAt,
        reason_code: rejectedReason,
        reason_text: work.reason,
      }),
    )
    .execute();
  await tx
    .insertInto('application_steps')
    .values([
      step(id, task, 'draft', {
        status: 'rejected',
        opens_at: endedAt - 10 * day,
        due_at: endedAt + day,
        revisions_left: 0,
        changed_at: endedAt,
      }),
      step(id, task, 'live', { due_at: endedAt + 6 * day, changed_at: endedAt }),
    ])
    .execute();
  await tx
    .insertInto('submissions')
    .values(versions(work, task, endedAt))
    .execute();
  await tx
    .insertInto('payments')
    .values(payment(id, account, job, gross, endedAt - 10 * day, work.payment))
    .execute();
  await tx.insertInto('cases').values(caseRow(work)).execute();
}

/** Returns the three versions of the draft, saved two days apart and reviewed after six hours. */
function versions({ id, feedback, reason }: Rejected, task: string, endedAt: number) {
  return [...feedback, reason].map((text, index) => {
    const savedAt = endedAt - (4 - 2 * index) * day - 6 * hour;
    const isLast = index === feedback.length;
    return submission(id, task, 'draft', {
      version: index + 1,
      state: isLast ? 'rejected' : 'changes_requested',
      caption: `#ad Take ${index + 1}, with your comments.`,
      links_json: JSON.stringify([`https://drive.example/take-${index + 1}`]),
      saved_at: savedAt,
      reviewed_at: savedAt + 6 * hour,
      feedback: [
        {
          at: toIso(savedAt + 6 * hour),
          by: 'Staff of the brand',
          kind: isLast ? 'note' : 'edit',
          text,
        },
      ],
    });
  });
}

/** Returns the case of the objection: an open case, some of whose columns `dispute` replaces. */
function caseRow({ id, job, dispute }: Rejected): Row<'cases'> {
  return {
    id: `case-${id}`,
    reference: 'D-2C9E4B70',
    account_id: account,
    application_id: id,
    job_id: job,
    payment_id: `payment-${id}`,
    about: 'rejection',
    decision: `rejection:${id}`,
    state: 'open',
    evidence_json: JSON.stringify({
      versions: [1, 2, 3].map((version) => `${id}-draft-${version}`),
      last_message: 0,
    }),
    brand_reply: null,
    outcome: null,
    outcome_text: null,
    amount: null,
    opened_at: 0,
    due_by: 0,
    heard_at: null,
    decided_at: null,
    closed_at: null,
    escalated_at: null,
    ...dispute,
  };
}
