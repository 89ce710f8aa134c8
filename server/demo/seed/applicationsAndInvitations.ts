import type { Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { getDemoId } from './accounts.ts';
import { application, type Row } from './rows.ts';

const accountId = getDemoId('approved');

/**
 * Inserts invitations, and applications without work: applied, viewed, declined, withdrawn, expired and removed. Applications with work are
 * in currentWork.ts and pastWork.ts.
 */
export async function writeApplicationsAndInvitations(tx: Tx, now: number): Promise<void> {
  await tx.insertInto('applications').values(applications(now)).execute();
  await tx.insertInto('invitations').values(invitations(now)).execute();
}

function applications(now: number): Row<'applications'>[] {
  const decided = (ago: number) => ({
    viewed_at: now - (ago + 1) * day,
    decided_at: now - ago * day,
  });
  return [
    application('other-desk', accountId, 'wren-desk-reset', 'instagram', now - day, {
      decide_by: now + 10 * day,
    }),
    application('other-mosaic', accountId, 'mosaic-thirty-days', 'tiktok', now - 3 * day, {
      state: 'viewed',
      viewed_at: now - 2 * day,
      decide_by: now + 11 * day,
    }),
    application('other-cabin', accountId, 'driftwood-off-season', 'instagram', now - 5 * day, {
      ...decided(3),
      state: 'declined',
      reason_code: 'audience',
      reason_text: 'We chose creators who live closer to the coast this time.',
    }),
    application('other-song', accountId, 'sona-one-song', 'tiktok', now - 11 * day, {
      ...decided(8),
      state: 'declined',
      reason_code: 'places_filled',
      reason_text: 'All nine places were filled on the second day.',
    }),
    application('other-market', accountId, 'saffron-night-market', 'instagram', now - 13 * day, {
      state: 'withdrawn',
      ended_at: now - 12 * day,
      reason_code: 'publisher',
      reason_text: 'I am abroad that week.',
    }),
    application('other-balcony', accountId, 'petal-balcony-garden', 'lemon8', now - 20 * day, {
      state: 'expired',
      decide_by: now - 2 * day,
      ended_at: now - 2 * day,
    }),
    application('other-corner', accountId, 'lumen-bookshelf-build', 'youtube', now - 18 * day, {
      ...decided(15),
      state: 'removed',
      ended_at: now - 4 * day,
      reason_code: 'job_cancelled',
      reason_text: 'The brand cancelled the job before anyone had started.',
    }),
    application(
      'other-arabic',
      getDemoId('arabic'),
      'wren-desk-reset',
      'instagram',
      now - 2 * day,
      {
        decide_by: now + 10 * day,
      },
    ),
  ];
}

function invitations(now: number): Row<'invitations'>[] {
  return [
    {
      id: 'invitation-overnight',
      account_id: accountId,
      job_id: 'ridgeway-overnight',
      state: 'sent',
      message:
        'Your rain video sold more jackets than our posters did. Would you walk a night with us?',
      offer: 70_000,
      sent_at: now - 2 * day,
      expires_at: now + 5 * day,
    },
    {
      id: 'invitation-sleeves',
      account_id: accountId,
      job_id: 'tidal-sleeves',
      state: 'declined',
      message: 'Three looks, one top: we thought of you at once.',
      offer: null,
      sent_at: now - 8 * day,
      expires_at: now - day,
    },
  ];
}
