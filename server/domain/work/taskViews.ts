import type { Selectable } from 'kysely';
import type { Step, Submission, Task } from '../../../contract/schemas/submission.ts';
import type { Media } from '../../../contract/schemas/shared.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { readMedia } from '../attachments/attachments.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { readTasks, getTaskStatus, type StepRow, type TaskRow } from '../steps/steps.ts';

/** A row of the submissions table. */
export type SubmissionRow = Selectable<Schema['submissions']>;

/** The tasks of an application and every submitted version of the work. */
export type WorkView = { tasks: Task[]; submissions: Submission[] };

/** Reads the tasks of a job for users who are not accepted: every step is locked. */
export async function previewTasks(db: Database, jobId: string): Promise<Task[]> {
  const tasks = await readTasks(db, jobId);
  const steps = await db
    .selectFrom('task_steps')
    .innerJoin('tasks', 'tasks.id', 'task_steps.task_id')
    .selectAll('task_steps')
    .where('job_id', '=', jobId)
    .orderBy('task_steps.position')
    .execute();
  return tasks.map((task) =>
    toTask(
      task,
      steps
        .filter(({ task_id }) => task_id === task.id)
        .map(({ key, due_at }) => ({
          key,
          status: 'locked',
          opens_at: null,
          due_at: toIso(due_at),
          due_version: 0,
          revisions_left: null,
          auto_approve_at: null,
          submission: null,
        })),
    ),
  );
}

/** Reads tasks, steps and versions of an application. An application without steps was not accepted; its steps are shown as locked. */
export async function readWork(
  db: Database,
  application: { id: string; job_id: string },
): Promise<WorkView> {
  const steps = await db
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', application.id)
    .orderBy('position')
    .execute();
  if (steps.length === 0) {
    return { tasks: await previewTasks(db, application.job_id), submissions: [] };
  }
  const versions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('application_id', '=', application.id)
    .orderBy('saved_at')
    .orderBy('version')
    .execute();
  const media = await readMedia(
    db,
    versions.map(({ id }) => id),
  );
  const newest = new Map<string, SubmissionRow>();
  for (const row of versions) {
    const key = `${row.task_id}:${row.step}`;
    if ((newest.get(key)?.version ?? 0) < row.version) newest.set(key, row);
  }
  const tasks = (await readTasks(db, application.job_id)).map((task) =>
    toTask(
      task,
      steps
        .filter(({ task_id }) => task_id === task.id)
        .map((step) => {
          const version = newest.get(`${step.task_id}:${step.key}`);
          return toStep(step, version ? toSubmission(version, media.get(version.id)) : null);
        }),
    ),
  );
  const submitted = versions.filter(({ state }) => state !== 'draft');
  return { tasks, submissions: submitted.map((row) => toSubmission(row, media.get(row.id))) };
}

/** Converts a row to the contract's submission, for which it reads the pictures. */
export async function readSubmission(db: Database, row: SubmissionRow): Promise<Submission> {
  return toSubmission(row, (await readMedia(db, [row.id])).get(row.id));
}

function toSubmission(row: SubmissionRow, media: Media[] = []): Submission {
  return {
    id: row.id,
    task_id: row.task_id,
    step: row.step,
    version: row.version,
    state: row.state,
    caption: row.caption,
    links: JSON.parse(row.links_json) as string[],
    media,
    notes: row.notes,
    metrics: JSON.parse(row.metrics_json) as Record<string, number>,
    checklist: JSON.parse(row.checklist_json) as Record<string, boolean>,
    saved_at: toIso(row.saved_at),
    submitted_at: toIsoOrNull(row.submitted_at),
    reviewed_at: toIsoOrNull(row.reviewed_at),
    auto: row.auto === 1,
    feedback: JSON.parse(row.feedback_json) as Submission['feedback'],
  };
}

function toTask(task: TaskRow, steps: Step[]): Task {
  return {
    id: task.id,
    title: task.title,
    platform: task.platform,
    content_type: task.content_type,
    quantity: task.quantity,
    due_at: toIso(task.due_at),
    status: getTaskStatus(steps),
    steps,
  };
}

function toStep(step: StepRow, submission: Submission | null): Step {
  return {
    key: step.key,
    status: step.status,
    opens_at: toIsoOrNull(step.opens_at),
    due_at: toIso(step.due_at),
    due_version: step.due_version,
    revisions_left: step.revisions_left,
    auto_approve_at: toIsoOrNull(step.auto_approve_at),
    submission,
  };
}
