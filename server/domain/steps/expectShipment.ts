import type { Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';

/** Records that the brand has to send a product for accepted work. */
export async function expectShipment(tx: Tx, applicationId: string, now: number): Promise<void> {
  await tx
    .insertInto('shipments')
    .values({
      id: newId(),
      application_id: applicationId,
      state: 'waiting',
      carrier: null,
      tracking_number: null,
      created_at: now,
      sent_at: null,
      arrived_at: null,
      reported_at: null,
    })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
}
