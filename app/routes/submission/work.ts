import type { StepKey } from '../../../server/contract/states.ts';
import type {
  Autosave,
  Step,
  Submission,
  SubmitTask,
  Task,
} from '../../../server/contract/submission.ts';

/** The form values of one step. Links and metrics are unparsed text. */
export type Work = {
  caption: string;
  links: string[];
  notes: string;
  metrics: Record<string, string>;
  checklist: Record<string, boolean>;
};

/** The metrics of an insight step. */
export const insightMetrics = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

/** The highest value of a metric. */
export const maxMetric = 1_000_000_000;

/** Returns the first step that is not approved. */
export function findCurrentStep(task: Task): Step | undefined {
  return task.steps.find(({ status }) => status !== 'approved');
}

/** Returns whether the user can edit the step now. */
export function isWritable({ status }: Step): boolean {
  return status === 'open' || status === 'changes_requested';
}

/** Returns the number of link fields of a step. */
export function getLinkCount(step: StepKey, task: Task): number {
  if (step === 'insight') return 0;
  return step === 'live' ? task.quantity : 1;
}

/** Converts the latest version to form values; empty values without one. */
export function toWork(submission: Submission | null, step: StepKey, task: Task): Work {
  const count = getLinkCount(step, task);
  const entries = Object.entries(submission?.metrics ?? {});
  return {
    caption: submission?.caption ?? '',
    links: Array.from({ length: count }, (_, index) => submission?.links[index] ?? ''),
    notes: submission?.notes ?? '',
    metrics: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    // The checks of a submitted version do not apply to the next one.
    checklist: submission?.state === 'draft' ? submission.checklist : {},
  };
}

function toBody({ caption, links, notes, metrics }: Work) {
  const numbers = Object.entries(metrics).flatMap(([name, text]) =>
    text.trim() !== '' && Number(text) >= 0 && Number(text) <= maxMetric
      ? [[name, Number(text)]]
      : [],
  );
  return {
    caption,
    links,
    notes,
    media: [],
    metrics: Object.fromEntries(numbers) as Record<string, number>,
  };
}

/** Returns whether two works are equal for the brand, which does not see the checklist. */
export function isSameWork(one: Work, other: Work): boolean {
  const content = ({ caption, links, notes, metrics }: Work) => [caption, links, notes, metrics];
  return JSON.stringify(content(one)) === JSON.stringify(content(other));
}

/** Converts form values to the request body of an autosave. */
export function toAutosave(work: Work, task: Task, step: StepKey, base: string | null): Autosave {
  return { task_id: task.id, step, ...toBody(work), base_saved_at: base };
}

/** Converts form values to the request body of a submission. */
export function toSubmit(
  work: Work,
  task: Task,
  step: StepKey,
  idempotencyKey: string,
): SubmitTask {
  const { checklist } = work;
  return { task_id: task.id, step, ...toBody(work), checklist, client_ref: idempotencyKey };
}
