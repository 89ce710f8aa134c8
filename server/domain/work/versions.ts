import type { Autosave } from '../../../contract/schemas/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { replaceUses, type AttachmentUse } from '../attachments/attachments.ts';
import { newId } from '../identifiers.ts';
import type { StepRow } from '../steps/steps.ts';
import type { SubmissionRow } from './taskViews.ts';

/** The editable content of a version. */
export type Content = Pick<Autosave, 'caption' | 'links' | 'notes' | 'metrics'> & {
  checklist?: Record<string, boolean>;
  /** Undefined leaves the pictures of a draft as they are. */
  media?: AttachmentUse[] | undefined;
};

/** Finds the newest version of the work for a step, draft or not. */
export function findNewestVersion(tx: Tx, step: StepRow): Promise<SubmissionRow | undefined> {
  return tx
    .selectFrom('submissions')
    .selectAll()
    .where('application_id', '=', step.application_id)
    .where('task_id', '=', step.task_id)
    .where('step', '=', step.key)
    .orderBy('version', 'desc')
    .executeTakeFirst();
}

/**
 * Updates `base` if it is a draft, or inserts the next version after it. Returns undefined if another request has
 * saved since. `saved_at` always increases, so that it identifies a save.
 */
export async function writeDraft(
  tx: Tx,
  step: StepRow,
  base: SubmissionRow | undefined,
  content: Content,
  now: number,
): Promise<SubmissionRow | undefined> {
  const saved = await writeRow(tx, step, base, content, now);
  if (saved && content.media) await replaceUses(tx, saved.id, content.media);
  return saved;
}

/** Updates the draft `base` unless it was saved meanwhile, or inserts the version after `base`. */
function writeRow(
  tx: Tx,
  step: StepRow,
  base: SubmissionRow | undefined,
  content: Content,
  now: number,
): Promise<SubmissionRow | undefined> {
  const saved_at = Math.max(now, (base?.saved_at ?? 0) + 1);
  if (base?.state === 'draft') {
    return tx
      .updateTable('submissions')
      .set({ ...toColumns(content), saved_at })
      .where('id', '=', base.id)
      .where('saved_at', '=', base.saved_at)
      .where('state', '=', 'draft')
      .returningAll()
      .executeTakeFirst();
  }
  return tx
    .insertInto('submissions')
    .values({
      id: newId(),
      application_id: step.application_id,
      task_id: step.task_id,
      step: step.key,
      version: (base?.version ?? 0) + 1,
      state: 'draft',
      caption: '',
      links_json: '[]',
      notes: '',
      metrics_json: '{}',
      checklist_json: '{}',
      feedback_json: '[]',
      submitted_at: null,
      reviewed_at: null,
      auto: 0,
      ...toColumns(content),
      saved_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

function toColumns({ caption, links, notes, metrics, checklist }: Content) {
  return {
    ...(caption !== undefined && { caption }),
    ...(links && { links_json: JSON.stringify(links) }),
    ...(notes !== undefined && { notes }),
    ...(metrics && { metrics_json: JSON.stringify(metrics) }),
    ...(checklist && { checklist_json: JSON.stringify(checklist) }),
  };
}
