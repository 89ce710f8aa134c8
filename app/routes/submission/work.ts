import type { StepKey } from '../../../server/contract/states.ts';
import type {
  Autosave,
  Step,
  Submission,
  SubmitTask,
  Task,
} from '../../../server/contract/submission.ts';

/** What a person writes for one step. Links and figures are kept as typed, empty ones too. */
export type Work = {
  caption: string;
  links: string[];
  notes: string;
  metrics: Record<string, string>;
  checklist: Record<string, boolean>;
};

/** The figures that an insight step asks for. */
export const insightMetrics = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

/** The greatest figure that is taken. */
export const maxMetric = 1_000_000_000;

/** The step that one works on: the first that is not done. */
export function findCurrentStep(task: Task): Step | undefined {
  return task.steps.find(({ status }) => status !== 'approved');
}

/** Whether something can be written for the step now. */
export function isWritable({ status }: Step): boolean {
  return status === 'open' || status === 'changes_requested';
}

/** How many links a step has fields for. */
export function getLinkCount(step: StepKey, task: Task): number {
  if (step === 'insight') return 0;
  return step === 'live' ? task.quantity : 1;
}

/** The work to begin with: the newest version where there is one, otherwise nothing. */
export function toWork(submission: Submission | null, step: StepKey, task: Task): Work {
  const count = getLinkCount(step, task);
  const entries = Object.entries(submission?.metrics ?? {});
  return {
    caption: submission?.caption ?? '',
    links: Array.from({ length: count }, (_, index) => submission?.links[index] ?? ''),
    notes: submission?.notes ?? '',
    metrics: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    // What was ticked for an earlier version was ticked for that version.
    checklist: submission?.state === 'draft' ? submission.checklist : {},
  };
}

function toBody({ caption, links, notes, metrics }: Work) {
  const figures = Object.entries(metrics).flatMap(([name, text]) =>
    text.trim() !== '' && Number(text) >= 0 && Number(text) <= maxMetric
      ? [[name, Number(text)]]
      : [],
  );
  return {
    caption,
    links,
    notes,
    media: [],
    metrics: Object.fromEntries(figures) as Record<string, number>,
  };
}

/** Whether two texts are the same for the brand; ticks are the author's own. */
export function isSameWork(one: Work, other: Work): boolean {
  const content = ({ caption, links, notes, metrics }: Work) => [caption, links, notes, metrics];
  return JSON.stringify(content(one)) === JSON.stringify(content(other));
}

/** The body that keeps a draft on the server. */
export function toAutosave(work: Work, task: Task, step: StepKey, base: string | null): Autosave {
  return { task_id: task.id, step, ...toBody(work), base_saved_at: base };
}

/** The body that sends the work to the brand. */
export function toSubmit(
  work: Work,
  task: Task,
  step: StepKey,
  idempotencyKey: string,
): SubmitTask {
  const { checklist } = work;
  return { task_id: task.id, step, ...toBody(work), checklist, client_ref: idempotencyKey };
}
