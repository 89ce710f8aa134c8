/** The state of a step. */
export type StepState = 'done' | 'current' | 'upcoming';

/** Returns the state of a step: completed before the current one; upcoming if there is no current one. */
export function getStepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
