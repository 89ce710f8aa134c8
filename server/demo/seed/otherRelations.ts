import type { Tx } from '../../database/schema.ts';
import { demoId } from './accounts.ts';
import { application, day, type Row } from './storyRows.ts';

const me = demoId('approved');

/** Writes applications in every other state, and the invitations. */
export async function writeOtherRelations(tx: Tx, now: number): Promise<void> {
  await tx.insertInto('applications').values(applications(now)).execute();
  await tx.insertInto('invitations').values(invitations(now)).execute();
}

function applications(now: number): Row<'applications'>[] {
  const decided = (ago: number) => ({
    viewed_at: now - (ago + 1) * day,
    decided_at: now - ago * day,
  });
  return [
    application('other-desk', me, 'wren-desk-reset', 'instagram', now - day, {
      decide_by: now + 10 * day,
    }),
    application('other-mosaic', me, 'mosaic-thirty-days', 'tiktok', now - 3 * day, {
      state: 'viewed',
      viewed_at: now - 2 * day,
      decide_by: now + 11 * day,
    }),
    application('other-cabin', me, 'driftwood-off-season', 'instagram', now - 5 * day, {
      ...decided(3),
      state: 'declined',
      reason_code: 'audience',
      reason_text: 'We chose creators who live nearer to the coast this time.',
    }),
    application('other-song', me, 'sona-one-song', 'tiktok', now - 11 * day, {
      ...decided(8),
      state: 'declined',
      reason_code: 'places_filled',
      reason_text: 'All nine places were filled on the second day.',
    }),
    application('other-market', me, 'saffron-night-market', 'instagram', now - 13 * day, {
      state: 'withdrawn',
      ended_at: now - 12 * day,
      reason_code: 'publisher',
      reason_text: 'I am abroad that week.',
    }),
    application('other-balcony', me, 'petal-balcony-garden', 'lemon8', now - 20 * day, {
      state: 'expired',
      decide_by: now - 2 * day,
      ended_at: now - 2 * day,
    }),
    application('other-corner', me, 'lumen-bookshelf-build', 'youtube', now - 18 * day, {
      ...decided(15),
      state: 'removed',
      ended_at: now - 4 * day,
      reason_code: 'job_cancelled',
      reason_text: 'The brand called the job off before anybody had started.',
    }),
    application('other-arabic', demoId('arabic'), 'wren-desk-reset', 'instagram', now - 2 * day, {
      decide_by: now + 10 * day,
    }),
  ];
}

function invitations(now: number): Row<'invitations'>[] {
  return [
    {
      id: 'invitation-overnight',
      account_id: me,
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
      account_id: me,
      job_id: 'tidal-sleeves',
      state: 'declined',
      message: 'Three looks, one top: we thought of you at once.',
      offer: null,
      sent_at: now - 8 * day,
      expires_at: now - day,
    },
  ];
}
