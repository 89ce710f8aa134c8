import type { Autosave, Submission } from '../../../contract/schemas/submission.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeUploads } from '../attachments/attachments.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { readSubmission, type SubmissionRow } from './taskViews.ts';
import { findNewestVersion, writeDraft } from './versions.ts';
import { findOpenStep, findWork } from './workAccess.ts';

/** Saves a draft; throws a DomainError if the step is not open or a newer save exists. */
export async function autosave(
  services: Services,
  accountId: string,
  jobId: string,
  body: Autosave,
): Promise<Submission> {
  const { db, clock } = services;
  const now = clock.now();
  // Checked before the pictures are stored, and again in the transaction.
  const { application } = await findWork(db, accountId, jobId);
  await findOpenStep(db, application, body, now);
  const media = body.media && (await storeUploads(services, accountId, body.media));
  return inTransaction(db, async (tx) => {
    const work = await findWork(tx, accountId, jobId);
    const step = await findOpenStep(tx, work.application, body, now);
    const newest = await findNewestVersion(tx, step);
    if (!isBasedOn(newest, body.base_saved_at)) throw new DomainError('conflict', 'draft.newer');
    const saved = await writeDraft(tx, step, newest, { ...body, media }, now);
    if (!saved) throw new DomainError('conflict', 'draft.newer');
    return readSubmission(tx, saved);
  });
}

/** Returns whether the newest version is the one that the client has edited; `base` is null for the client's first save of a draft. */
function isBasedOn(newest: SubmissionRow | undefined, base: string | null): boolean {
  if (newest?.state === 'draft') return base !== null && Date.parse(base) === newest.saved_at;
  // The newest version, if any, has been submitted: the save begins the next draft.
  return base === null || Date.parse(base) === newest?.saved_at;
}
