import type { Database } from '../../database/schema.ts';
import type { Behaviour } from '../../database/schema/jobs.ts';
import { accept, decline, view } from '../../domain/applications/decide.ts';
import { toIso } from '../../domain/dates.ts';
import { holdPayment } from '../../domain/money/paymentHolds.ts';
import { tryStep } from '../../domain/schedule/tryStep.ts';
import type { Services } from '../../domain/services.ts';
import { approveStep, requestChanges } from '../../domain/work/review.ts';
import { brandMessages } from './brandMessages.ts';

const acting: Behaviour[] = ['accept_fast', 'request_changes_once', 'decline', 'hold_payment'];
const accepting: Behaviour[] = ['accept_fast', 'request_changes_once', 'hold_payment'];

/**
 * Plays the brands of the demo: each step follows `delay` ms after the one before it, so that a user can watch. Jobs
 * without a behaviour, and silent ones, are left alone. Returns the number of changes.
 */
export async function simulateBrands(services: Services, delay: number): Promise<number> {
  const before = services.clock.now() - delay;
  return (
    (await decideApplications(services, before)) +
    (await viewApplications(services, before)) +
    (await reviewWork(services, before)) +
    (await holdPayments(services, before))
  );
}

async function viewApplications(services: Services, before: number): Promise<number> {
  const applications = await selectApplications(services.db)
    .where('applications.state', '=', 'applied')
    .where('applied_at', '<=', before)
    .execute();
  let done = 0;
  for (const { id } of applications) done += await tryStep(() => view(services, id));
  return done;
}

async function decideApplications(services: Services, before: number): Promise<number> {
  const applications = await selectApplications(services.db)
    .where('applications.state', '=', 'viewed')
    .where('viewed_at', '<=', before)
    .execute();
  let done = 0;
  for (const { id, behaviour } of applications) {
    const isWanted = behaviour !== null && accepting.includes(behaviour);
    const isAccepted = isWanted && (await tryStep(() => accept(services, id))) === 1;
    const reason = isWanted ? brandMessages.full : brandMessages.declined;
    done += isAccepted ? 1 : await tryStep(() => decline(services, id, reason));
  }
  return done;
}

async function reviewWork(services: Services, before: number): Promise<number> {
  const steps = await services.db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['application_steps.id', 'key', 'behaviour', 'brands.name as brand', 'jobs.revisions'])
    .select('revisions_left')
    .where('application_steps.status', '=', 'in_review')
    .where('changed_at', '<=', before)
    .where('behaviour', 'in', accepting)
    .execute();
  const at = toIso(services.clock.now());
  let done = 0;
  for (const { id, key, behaviour, brand, revisions, revisions_left } of steps) {
    const isFirst = behaviour === 'request_changes_once' && revisions_left === revisions;
    const feedback = { at, by: brand };
    done += await tryStep(() =>
      isFirst && key === 'draft' && revisions > 0
        ? requestChanges(services, id, { ...feedback, ...brandMessages.changes })
        : approveStep(services, id, {
            auto: false,
            feedback: { ...feedback, ...brandMessages.approved },
          }),
    );
  }
  return done;
}

async function holdPayments(services: Services, before: number): Promise<number> {
  const payments = await services.db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .select('payments.id')
    .where('payments.state', '=', 'pending')
    .where('jobs.behaviour', '=', 'hold_payment')
    .where('payments.approved_at', '<=', before)
    .where('payments.reason', 'is', null)
    .execute();
  let done = 0;
  for (const { id } of payments) {
    done += await tryStep(() => holdPayment(services.db, id, brandMessages.held));
  }
  return done;
}

function selectApplications(db: Database) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'jobs.behaviour'])
    .where('jobs.behaviour', 'in', acting);
}
