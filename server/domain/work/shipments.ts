import type { Selectable } from 'kysely';
import { minStepTime } from '../../../contract/rules/expectedDates.ts';
import type { Application } from '../../../contract/schemas/application.ts';
import type { Delivery } from '../../../contract/schemas/jobDetail.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toApplication } from '../applications/applicationView.ts';
import { toIsoOrNull } from '../dates.ts';
import { announce } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import { findJob, readBrandName } from '../jobs/jobRows.ts';
import { hasShippingAddress } from '../profile/shippingAddress.ts';
import type { Services } from '../services.ts';
import { shipmentStates } from '../transitions/shipmentStates.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { emailSupport } from './emailSupport.ts';
import { lockApplication } from '../steps/progress.ts';
import { getDueDateChange } from '../steps/steps.ts';

type ShipmentRow = Selectable<Schema['shipments']>;

/** Reads the product of an application; null if the brand sends none. */
export async function readDelivery(db: Database, applicationId: string): Promise<Delivery | null> {
  const row = await findShipment(db, applicationId);
  return row
    ? {
        state: row.state,
        carrier: row.carrier,
        tracking_number: row.tracking_number,
        sent_at: toIsoOrNull(row.sent_at),
        arrived_at: toIsoOrNull(row.arrived_at),
        reported_at: toIsoOrNull(row.reported_at),
      }
    : null;
}

/**
 * Records that the brand has sent the product, the first time or again, and notifies the publisher. Throws a DomainError if the publisher
 * has no delivery address.
 */
export function sendProduct(
  services: Services,
  applicationId: string,
  { carrier, number }: { carrier: string; number: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const application = await lockApplication(tx, applicationId);
    if (!(await hasShippingAddress(tx, application.account_id))) {
      throw new DomainError('conflict', 'shipment.noAddress');
    }
    const shipment = await findShipment(tx, applicationId);
    await shipmentStates.move(tx, 'send', shipment?.id ?? '', {
      carrier,
      tracking_number: number,
      sent_at: now,
    });
    const { account_id: accountId, job_id: jobId } = application;
    const brand = await readBrandName(tx, jobId);
    await announce(
      tx,
      services,
      { accountId, jobId },
      {
        key: 'news.productSent',
        event: `shipment:${shipment?.id}:${now}`,
        values: { brand, carrier, number },
      },
    );
  });
}

/**
 * Records whether the product has arrived. An arrival opens the work, whose due dates move by the time that the product took; if the
 * product has not arrived, support is notified. A repeated request returns the same application. Throws a DomainError if the
 * application has ended.
 */
export function reportProduct(
  services: Services,
  accountId: string,
  jobId: string,
  hasArrived: boolean,
): Promise<Application> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { id } =
      (await tx
        .selectFrom('applications')
        .select('id')
        .where('account_id', '=', accountId)
        .where('job_id', '=', jobId)
        .executeTakeFirst()) ?? {};
    if (!id) throw new DomainError('conflict', 'application.none');
    const application = await lockApplication(tx, id);
    const { currency } = await findJob(tx, jobId);
    const shipment = await findShipment(tx, id);
    const { state } = shipment ?? {};
    if (state === (hasArrived ? 'arrived' : 'missing')) return toApplication(application, currency);
    if (hasArrived) {
      const row = await shipmentStates.move(tx, 'arrive', shipment?.id ?? '', { arrived_at: now });
      await startWaitingWork(tx, row, now);
    } else {
      await shipmentStates.move(tx, 'miss', shipment?.id ?? '', { reported_at: now });
      await emailSupport(tx, services, accountId, 'mail.productMissing', { job: jobId });
    }
    return toApplication(application, currency);
  });
}

/** Lists the products that brands still have to send, or that did not arrive, the oldest first. */
export function findOpenShipments(db: Database) {
  return db
    .selectFrom('shipments')
    .innerJoin('applications', 'applications.id', 'shipments.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('profiles', 'profiles.account_id', 'applications.account_id')
    .select(['shipments.state', 'shipments.created_at', 'shipments.application_id'])
    .select(['accounts.email', 'applications.account_id', 'applications.job_id'])
    .select(['profiles.shipping_json'])
    .where('applications.state', '=', 'accepted')
    .where('shipments.state', 'in', ['waiting', 'missing'])
    .orderBy('shipments.created_at')
    .execute();
}

function findShipment(db: Database, applicationId: string): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom('shipments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Opens the first step of each task, and moves all due dates by the time that the product took. */
async function startWaitingWork(tx: Tx, shipment: ShipmentRow, now: number): Promise<void> {
  const steps = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', shipment.application_id)
    .where('status', '=', 'locked')
    .orderBy('position')
    .execute();
  const waited = now - shipment.created_at;
  const opened = new Set<string>();
  for (const step of steps) {
    const isFirst = !opened.has(step.task_id);
    opened.add(step.task_id);
    const dueAt = Math.max(step.due_at + waited, isFirst ? now + minStepTime : 0);
    const change = { ...getDueDateChange(step, dueAt, 'product_arrived'), changed_at: now };
    if (isFirst) await stepStates.move(tx, 'open', step.id, { ...change, opens_at: now });
    else {
      await tx.updateTable('application_steps').set(change).where('id', '=', step.id).execute();
    }
  }
}
