import type { Selectable } from 'kysely';
import type { Application, Invitation } from '../../contract/application.ts';
import type { Schema } from '../../database/schema.ts';
import { iso, isoOrNull } from '../dates.ts';

/** A row of the applications. */
export type ApplicationRow = Selectable<Schema['applications']>;

/** A row of the invitations. */
export type InvitationRow = Selectable<Schema['invitations']>;

/** Writes an application as the contract does. */
export function presentApplication(row: ApplicationRow, currency: string): Application {
  return {
    id: row.id,
    state: row.state,
    applied_at: iso(row.applied_at),
    viewed_at: isoOrNull(row.viewed_at),
    decided_at: isoOrNull(row.decided_at),
    decide_by: iso(row.decide_by),
    reason:
      row.reason_code === null ? null : { code: row.reason_code, text: row.reason_text ?? '' },
    pitch: row.pitch,
    rate: row.rate === null ? null : { amount: row.rate, currency },
    account: row.platform,
  };
}

/** Writes an invitation as the contract does. */
export function presentInvitation(row: InvitationRow, currency: string): Invitation {
  return {
    id: row.id,
    state: row.state,
    message: row.message,
    offer: row.offer === null ? null : { amount: row.offer, currency },
    sent_at: iso(row.sent_at),
    expires_at: iso(row.expires_at),
  };
}
