import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { defineTransitions } from './defineTransitions.ts';

/** A row of the invitations table. */
export type InvitationRow = Selectable<Schema['invitations']>;

/** The transitions of an invitation. Accepting it creates an accepted application. */
export const invitationStates = defineTransitions(
  { table: 'invitations', column: 'state', unknown: 'invitation.none' },
  {
    accept: { by: ['publisher'], from: ['sent'], to: 'accepted', conflict: 'invitation.ended' },
    decline: { by: ['publisher'], from: ['sent'], to: 'declined', conflict: 'invitation.ended' },
    expire: { by: ['time'], from: ['sent'], to: 'expired' },
    revoke: { by: ['brand'], from: ['sent'], to: 'revoked', conflict: 'invitation.ended' },
  },
);
