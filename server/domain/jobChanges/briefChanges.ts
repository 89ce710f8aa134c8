import { z } from 'zod';
import { activeStates, endedJobStates } from '../../../contract/rules/states.ts';
import type {
  Brief,
  BriefDiff,
  BriefField,
  JobChange,
  Terms,
} from '../../../contract/schemas/jobDetail.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toIso } from '../dates.ts';
import { recordOpenAgreements } from '../applications/agreements.ts';
import { announce } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { jobStates } from '../transitions/jobStates.ts';
import { detectLanguage } from '../../i18n/detectLanguage.ts';
import { briefRules } from '../jobs/briefRules.ts';
import { toSearchText } from '../jobs/importedRows.ts';
import { importedBriefSchema, importedJobSchema } from '../jobs/jobFile.ts';
import { findJob, readBrandName, type JobRow } from '../jobs/jobRows.ts';
import type { StoredChange } from '../jobs/offeredDates.ts';

type ListField = 'dos' | 'donts' | 'hashtags' | 'mentions' | 'disclosure' | 'links';
type Compared = [field: BriefField, before: string[], after: string[] | undefined];
type StoredTerms = Pick<Terms, 'usage_rights' | 'exclusivity' | 'cancel_rule'>;

const { title, description, language, work_due, terms } = importedJobSchema.shape;
const { usage_rights, exclusivity } = terms.shape;

/** The new values of some parts of a job, as the operator enters them, with the limits of an imported job. */
export const briefChangeSchema = z
  .strictObject({
    title,
    description,
    language: language.unwrap(),
    ...importedBriefSchema.omit({ assets: true }).shape,
    usage_rights,
    // Has no default, unlike an import, because undefined means no change.
    exclusivity: exclusivity.unwrap(),
    work_due: work_due.transform((time) => Date.parse(time)),
  })
  .partial();
/** The new values of some parts of a job; `work_due` in ms UTC. */
export type BriefChange = z.infer<typeof briefChangeSchema>;

const listFields: ListField[] = ['dos', 'donts', 'hashtags', 'mentions', 'disclosure', 'links'];

/**
 * Changes a posted job: stores a new version with a diff, moves the due dates of the job together with the end of the work, and reports the
 * change to everyone who has applied, works on the job or is invited. The due dates of accepted work stay until the publisher accepts the
 * change. Throws a DomainError if the job has
 * ended or nothing differs.
 */
export function changeBrief(
  services: Services,
  jobId: string,
  change: BriefChange,
  summary: string,
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    await jobStates.lock(tx, jobId);
    const before = await findJob(tx, jobId);
    if (endedJobStates.includes(before.state)) {
      throw new DomainError('conflict', 'state.moved', { values: { state: before.state } });
    }
    const { language } = change;
    // A correction of the texts' language is no change of the brief, so it is not reported.
    const hasOtherLanguage = language !== undefined && language !== before.language;
    if (hasOtherLanguage)
      await tx.updateTable('jobs').set({ language }).where('id', '=', jobId).execute();
    const diff = diffBrief(before, change);
    if (diff.length === 0 && hasOtherLanguage) return before.version;
    if (diff.length === 0) throw new DomainError('conflict', 'job.unchanged');
    const version = before.version + 1;
    const stored: StoredChange = {
      version,
      at: toIso(now),
      summary,
      fields: diff.map(({ field }) => field),
      diff,
      offers_dates: true,
    };
    await recordOpenAgreements(tx, before);
    await writeChange(tx, before, change, stored);
    const by = (change.work_due ?? before.work_due) - before.work_due;
    if (by !== 0) await moveDueDates(tx, jobId, by);
    await reportChange(tx, services, jobId, version, summary);
    return version;
  });
}

/** Returns the stored changes of a job. */
export function readChanges({ changes_json }: Pick<JobRow, 'changes_json'>): JobChange[] {
  return (JSON.parse(changes_json) as StoredChange[]).map(
    ({ version, at, summary, fields, diff = [] }) => ({ version, at, summary, fields, diff }),
  );
}

/** Lists what a change removes from each part of the job and adds to it; parts without a difference are left out. */
function diffBrief(job: JobRow, change: BriefChange): BriefDiff[] {
  const brief = JSON.parse(job.brief_json) as Brief;
  const terms = JSON.parse(job.terms_json) as StoredTerms;
  const values: Compared[] = [
    ['title', [job.title], toList(change.title)],
    ['description', toParagraphs(job.description) ?? [], toParagraphs(change.description)],
    ...listFields.map((field) => [field, brief[field], change[field]] as Compared),
    [
      'work_due',
      [toIso(job.work_due)],
      change.work_due === undefined ? undefined : [toIso(change.work_due)],
    ],
    ['usage_rights', [terms.usage_rights], toList(change.usage_rights)],
    ['exclusivity', toList(terms.exclusivity) ?? [], toList(change.exclusivity)],
  ];
  return values.flatMap(([field, before, after = before]) => {
    const removed = before.filter((text) => !after.includes(text));
    const added = after.filter((text) => !before.includes(text));
    const type = field === 'work_due' ? ('date' as const) : ('text' as const);
    return removed.length + added.length === 0 ? [] : [{ field, type, removed, added }];
  });
}

function toParagraphs(text: string | undefined): string[] | undefined {
  return text?.split(/\n{2,}/);
}

// Undefined means no change; null empties the part.
function toList(text: string | null | undefined): string[] | undefined {
  return text === null ? [] : text === undefined ? undefined : [text];
}

/** Stores the new values and the change itself. */
async function writeChange(
  tx: Tx,
  before: JobRow,
  change: BriefChange,
  stored: StoredChange,
): Promise<void> {
  const lists = Object.fromEntries(
    listFields.flatMap((field) => (change[field] ? [[field, change[field]]] : [])),
  ) as Partial<Brief>;
  const brief: Brief = { ...(JSON.parse(before.brief_json) as Brief), ...lists };
  const { usage_rights, exclusivity } = change;
  const terms: StoredTerms = {
    ...(JSON.parse(before.terms_json) as StoredTerms),
    ...(usage_rights !== undefined && { usage_rights }),
    ...(exclusivity !== undefined && { exclusivity }),
  };
  const {
    title = before.title,
    description = before.description,
    work_due = before.work_due,
  } = change;
  const brand = await readBrandName(tx, before.id);
  const categories = before.category_set.split(',');
  await tx
    .updateTable('jobs')
    .set({
      version: stored.version,
      title,
      language: change.language ?? detectChangedLanguage(before, title, description),
      work_due,
      search_text: toSearchText(title, brand, brief.hashtags, categories),
    })
    .where('id', '=', before.id)
    .execute();
  await tx
    .updateTable('job_texts')
    .set({
      description,
      brief_json: JSON.stringify(brief),
      terms_json: JSON.stringify(terms),
      rules_json: JSON.stringify(briefRules(brief)),
      changes_json: JSON.stringify([
        ...(JSON.parse(before.changes_json) as StoredChange[]),
        stored,
      ]),
    })
    .where('job_id', '=', before.id)
    .execute();
}

// Keeps the region if the texts are still in the same language, because only the language is detected.
function detectChangedLanguage({ language }: JobRow, title: string, description: string): string {
  const detected = detectLanguage(`${title} ${description}`);
  const isSame = new Intl.Locale(language).language === detected;
  return detected === 'und' || isSame ? language : detected;
}

// Moves the due dates of the job by `by` ms. Those of accepted work move when the publisher accepts the change.
async function moveDueDates(tx: Tx, jobId: string, by: number): Promise<void> {
  const tasks = tx.selectFrom('tasks').select('id').where('job_id', '=', jobId);
  await tx
    .updateTable('task_steps')
    .set((row) => ({ due_at: row('due_at', '+', by) }))
    .where('task_id', 'in', tasks)
    .execute();
  await tx
    .updateTable('tasks')
    .set((row) => ({ due_at: row('due_at', '+', by) }))
    .where('job_id', '=', jobId)
    .execute();
}

async function reportChange(
  tx: Tx,
  services: Services,
  jobId: string,
  version: number,
  summary: string,
): Promise<void> {
  const brand = await readBrandName(tx, jobId);
  const applicants = await tx
    .selectFrom('applications')
    .select('account_id')
    .where('job_id', '=', jobId)
    .where('state', 'in', activeStates)
    .execute();
  const invited = await tx
    .selectFrom('invitations')
    .select('account_id')
    .where('job_id', '=', jobId)
    .where('state', '=', 'sent')
    .execute();
  const accountIds = new Set([...applicants, ...invited].map(({ account_id }) => account_id));
  for (const accountId of accountIds) {
    await announce(
      tx,
      services,
      { accountId, jobId },
      {
        key: 'news.briefChanged',
        event: `brief:${jobId}:${version}:${accountId}`,
        values: { brand, summary },
      },
    );
  }
}
