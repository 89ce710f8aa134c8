import type { Autosave, Submission } from '../../contract/submission.ts';
import { inTransaction } from '../../database/transaction.ts';
import { invalidField, Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { presentSubmission, type SubmissionRow } from './taskViews.ts';
import { findNewest, writeDraft } from './versions.ts';
import { findMyWork, findOpenStep } from './workAccess.ts';

/** Saves a draft; refuses when the step is not open or when a newer save exists elsewhere. */
export function autosave(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  body: Autosave,
): Promise<Submission> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { application } = await findMyWork(tx, accountId, jobId);
    const step = await findOpenStep(tx, application, body, now);
    refuseMedia(body.media);
    const newest = await findNewest(tx, step);
    if (!isBase(newest, body.base_saved_at)) throw new Refusal('conflict', 'draft.newer');
    const saved = await writeDraft(tx, step, newest, body, now);
    if (!saved) throw new Refusal('conflict', 'draft.newer');
    return presentSubmission(saved);
  });
}

/** Refuses images, which this server does not take yet: a preview link does the same. */
export function refuseMedia(media: unknown[] | undefined): void {
  if (media && media.length > 0) throw invalidField('media', 'work.noImages');
}

function isBase(newest: SubmissionRow | undefined, base: string | null): boolean {
  if (newest?.state === 'draft') return base !== null && Date.parse(base) === newest.saved_at;
  return base === null || Date.parse(base) === newest?.saved_at;
}
