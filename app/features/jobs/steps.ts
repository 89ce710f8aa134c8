import type { Step, Task } from '../../../contract/schemas/submission.ts';

/** Returns whether the user can edit the step now. */
export function isWritable({ status }: Step): boolean {
  return status === 'open' || status === 'changes_requested';
}

/** Returns the editable step with the earliest due date; without an editable step, the missed step with the earliest due date. */
export function findNextStep(tasks: readonly Task[]): Step | undefined {
  const byDueDate = tasks
    .flatMap((task) => task.steps)
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return byDueDate.find(isWritable) ?? byDueDate.find(({ status }) => status === 'missed');
}
