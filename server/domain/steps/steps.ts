import type { Selectable } from 'kysely';
import { minStepTime, type MoveReason } from '../../../contract/rules/expectedDates.ts';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { StepStatus, TaskStatus } from '../../../contract/rules/states.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';
import { stepStates } from '../transitions/stepStates.ts';

/** A step of an accepted application. */
export type StepRow = Selectable<Schema['application_steps']>;

/** A task of a job. */
export type TaskRow = Selectable<Schema['tasks']>;

// The statuses of a step, the most urgent first, each with the status that its task then has. A task has no status for rejected work: it
// counts as missed.
const statusPriority: { step: StepStatus; task: TaskStatus }[] = [
  { step: 'missed', task: 'missed' },
  { step: 'rejected', task: 'missed' },
  { step: 'changes_requested', task: 'changes_requested' },
  { step: 'open', task: 'to_do' },
  { step: 'in_review', task: 'in_review' },
  { step: 'locked', task: 'locked' },
];

/** Returns the columns to update when an event moves a due date; none if the date is the same. `due_version` counts the moves. */
export function getDueDateChange(step: StepRow, dueAt: number, why: MoveReason) {
  if (dueAt === step.due_at) return {};
  return {
    due_at: dueAt,
    due_version: step.due_version + 1,
    moved_from: step.due_at,
    moved_why: why,
  };
}

/** Derives the status of a task from its most urgent step. */
export function getTaskStatus(steps: { status: StepStatus }[]): TaskStatus {
  const mostUrgent = statusPriority.find(({ step: status }) =>
    steps.some((step) => step.status === status),
  );
  return mostUrgent?.task ?? 'completed';
}

/** Reads the tasks of a job in order. */
export function readTasks(db: Database | Tx, jobId: string): Promise<TaskRow[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
}

/**
 * Creates the steps of an application that was accepted `now`. The first step of each task is open, or locked until the product of
 * the job has arrived. Due dates are `earlierBy` ms before those of the job, whose change was not accepted yet.
 */
export async function openSteps(
  tx: Tx,
  application: { id: string; job_id: string; platform: Platform },
  {
    revisions,
    waitsForProduct,
    earlierBy,
  }: { revisions: number; waitsForProduct: boolean; earlierBy: number },
  now: number,
): Promise<void> {
  const templates = await tx
    .selectFrom('task_steps')
    .innerJoin('tasks', 'tasks.id', 'task_steps.task_id')
    .select(['task_id', 'key', 'task_steps.position as step_position', 'task_steps.due_at'])
    .where('tasks.job_id', '=', application.job_id)
    .orderBy('tasks.position')
    .orderBy('task_steps.position')
    .execute();
  const rows = templates.map((template, index): StepRow => {
    const isOpen = template.step_position === 0 && !waitsForProduct;
    const dueAt = template.due_at - earlierBy;
    return {
      id: newId(),
      application_id: application.id,
      task_id: template.task_id,
      key: template.key,
      position: index,
      status: isOpen ? 'open' : 'locked',
      opens_at: isOpen ? now : null,
      due_at: isOpen ? Math.max(dueAt, now + minStepTime) : dueAt,
      due_version: 0,
      moved_from: null,
      moved_why: null,
      revisions_left: revisions,
      auto_approve_at: null,
      changed_at: now,
      reminded_for: null,
    };
  });
  if (rows.length > 0) await tx.insertInto('application_steps').values(rows).execute();
}

/** Locks every unfinished step of an application that has ended. */
export async function lockOpenSteps(tx: Tx, applicationId: string, now: number): Promise<void> {
  const steps = await tx
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  const ids = steps.map(({ id }) => id);
  await stepStates.moveEach(tx, 'lock', ids, { auto_approve_at: null, changed_at: now });
}

/** Counts the tasks of an application, and among them the tasks whose steps are all approved. */
export async function countTasks(
  db: Database | Tx,
  applicationId: string,
): Promise<{ total: number; approved: number }> {
  const steps = await db
    .selectFrom('application_steps')
    .select(['task_id', 'status'])
    .where('application_id', '=', applicationId)
    .execute();
  const tasks = [...Map.groupBy(steps, ({ task_id }) => task_id).values()];
  const approved = tasks.filter((task) => getTaskStatus(task) === 'completed').length;
  return { total: tasks.length, approved };
}
