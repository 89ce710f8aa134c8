import type { Step, Task } from '../../../contract/schemas/submission.ts';

/** Returns whether the user can edit the step now. */
export function isWritable({ status }: Step): boolean {
  return status === 'open' || status === 'changes_requested';
}

/** Returns the step that the user can edit and that is due first; without one, the first that was missed. */
export function findNextStep(tasks: readonly Task[]): Step | undefined {
  const steps = tasks
    .flatMap((task) => task.steps)
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return steps.find(isWritable) ?? steps.find(({ status }) => status === 'missed');
}
