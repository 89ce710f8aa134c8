import type { StepKey } from '../../../contract/rules/states.ts';
import type { Database } from '../../database/schema.ts';
import type { Behaviour } from '../../database/tables/jobs.ts';
import { accept, decline, view } from '../../domain/applications/decide.ts';
import { toIso } from '../../domain/dates.ts';
import { holdPayment } from '../../domain/paymentChanges/paymentHolds.ts';
import { day } from '../../durations.ts';
import { tryStep } from '../../domain/schedule/tryStep.ts';
import type { Services } from '../../domain/services.ts';
import { approveStep, rejectStep, requestChanges } from '../../domain/work/review.ts';
import { sendProduct } from '../../domain/work/shipments.ts';
import { findBehaviours, scripts } from './behaviours.ts';
import { brandMessages } from './brandMessages.ts';
import { changeBriefs, simulateDiscussions, simulateInvitations } from './simulateDiscussions.ts';

const deciding = findBehaviours(({ application }) => application !== 'ignore');
const reviewing = findBehaviours(({ review }) => review !== 'ignore');
const holding = findBehaviours(({ holdsPayment = false }) => holdsPayment);

/**
 * Plays the brands of the demo: each step follows `delay` ms after the previous one, so that a user can watch. Silent
 * brands do nothing. Returns the number of changes. The functions below act on what happened at `before` or earlier.
 */
export async function simulateBrands(services: Services, delay: number): Promise<number> {
  const before = services.clock.now() - delay;
  return (
    (await decideApplications(services, before)) +
    (await viewApplications(services, before)) +
    (await sendProducts(services, before)) +
    (await reviewWork(services, before)) +
    (await holdPayments(services, before)) +
    (await simulateInvitations(services, delay)) +
    (await simulateDiscussions(services, before)) +
    (await changeBriefs(services, before))
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
    const isWanted = behaviour !== null && scripts[behaviour].application === 'accept';
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
    .where('behaviour', 'in', reviewing)
    .execute();
  let done = 0;
  for (const step of steps) done += await tryStep(() => reviewStep(services, step));
  return done;
}

type StepInReview = {
  id: string;
  key: StepKey;
  behaviour: Behaviour | null;
  brand: string;
  revisions: number;
  revisions_left: number;
};

function reviewStep(services: Services, step: StepInReview): Promise<void> {
  const { id, key, behaviour, brand, revisions, revisions_left: revisionsLeft } = step;
  const { review } = scripts[behaviour ?? 'silent'];
  const feedback = { at: toIso(services.clock.now()), by: brand };
  if (review === 'reject') {
    return revisionsLeft > 0
      ? requestChanges(services, id, { ...feedback, ...brandMessages.reshoot })
      : rejectStep(services, id, { ...feedback, ...brandMessages.rejected });
  }
  const isFirstDraft = key === 'draft' && revisionsLeft === revisions && revisions > 0;
  return review === 'change_once' && isFirstDraft
    ? requestChanges(services, id, { ...feedback, ...brandMessages.changes })
    : approveStep(services, id, {
        auto: false,
        feedback: { ...feedback, ...brandMessages.approved },
      });
}

// Sends the products of accepted applications once there is an address, and sends a product again if it did not arrive.
async function sendProducts(services: Services, before: number): Promise<number> {
  const open = await services.db
    .selectFrom('shipments')
    .innerJoin('applications', 'applications.id', 'shipments.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['shipments.id', 'application_id'])
    .innerJoin('profiles', 'profiles.account_id', 'applications.account_id')
    .where('profiles.shipping_json', 'is not', null)
    .where('applications.state', '=', 'accepted')
    .where('shipments.state', 'in', ['waiting', 'missing'])
    .where('jobs.behaviour', 'in', deciding)
    .where((row) => row.fn.coalesce('reported_at', 'created_at'), '<=', before)
    .execute();
  let done = 0;
  for (const { id, application_id: applicationId } of open) {
    const parcel = {
      carrier: 'DHL',
      number: `JD${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
    };
    done += await tryStep(() => sendProduct(services, applicationId, parcel));
  }
  return done;
}

async function holdPayments(services: Services, before: number): Promise<number> {
  const payments = await services.db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .select('payments.id')
    .where('payments.state', '=', 'pending')
    .where('jobs.behaviour', 'in', holding)
    .where('payments.approved_at', '<=', before)
    // A released payment keeps the reason of its hold, so it is not held again.
    .where('payments.reason', 'is', null)
    .execute();
  let done = 0;
  for (const { id } of payments) {
    const hold = {
      code: 'checking_work' as const,
      text: brandMessages.held,
      reviewOn: services.clock.now() + 3 * day,
    };
    done += await tryStep(() => holdPayment(services, id, hold));
  }
  return done;
}

function selectApplications(db: Database) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'jobs.behaviour'])
    .where('jobs.behaviour', 'in', deciding);
}
