import type { Autosave, Submission } from '../../contract/submission.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError, invalidField } from '../domainError.ts';
import type { Services } from '../services.ts';
import { toSubmission, type SubmissionRow } from './taskViews.ts';
import { findNewestVersion, writeDraft } from './versions.ts';
import { findOpenStep, findWork } from './workAccess.ts';

/** Saves a draft; throws a DomainError if the step is not open or a newer save exists. */
export function autosave(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  body: Autosave,
): Promise<Submission> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { application } = await findWork(tx, accountId, jobId);
    const step = await findOpenStep(tx, application, body, now);
    assertNoMedia(body.media);
    const newest = await findNewestVersion(tx, step);
    if (!isBasedOn(newest, body.base_saved_at)) throw new DomainError('conflict', 'draft.newer');
    const saved = await writeDraft(tx, step, newest, body, now);
    if (!saved) throw new DomainError('conflict', 'draft.newer');
    return toSubmission(saved);
  });
}

/** Throws a DomainError for images, which this server cannot store yet; users send a preview link instead. */
export function assertNoMedia(media: unknown[] | undefined): void {
  if (media && media.length > 0) throw invalidField('media', 'work.noImages');
}

function isBasedOn(newest: SubmissionRow | undefined, base: string | null): boolean {
  if (newest?.state === 'draft') return base !== null && Date.parse(base) === newest.saved_at;
  return base === null || Date.parse(base) === newest?.saved_at;
}
