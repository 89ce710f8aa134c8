import type { Application, Invitation } from '../../../contract/schemas/application.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import type { InvitationRow } from '../transitions/invitationStates.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';

/** Converts a row into the contract's application. */
export function toApplication(row: ApplicationRow, currency: string): Application {
  return {
    id: row.id,
    state: row.state,
    applied_at: toIso(row.applied_at),
    viewed_at: toIsoOrNull(row.viewed_at),
    decided_at: toIsoOrNull(row.decided_at),
    ended_at: toIsoOrNull(row.ended_at),
    decide_by: toIso(row.decide_by),
    reason:
      row.reason_code === null ? null : { code: row.reason_code, text: row.reason_text ?? '' },
    pitch: row.pitch,
    rate: row.rate === null ? null : { amount: row.rate, currency },
    account: row.platform,
    job_version: row.job_version,
  };
}

/** Converts a row into the contract's invitation. */
export function toInvitation(row: InvitationRow, currency: string): Invitation {
  return {
    id: row.id,
    state: row.state,
    message: row.message,
    offer: row.offer === null ? null : { amount: row.offer, currency },
    sent_at: toIso(row.sent_at),
    expires_at: toIso(row.expires_at),
    ended_at: toIsoOrNull(row.ended_at),
  };
}
