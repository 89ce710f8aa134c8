/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming';

/** What is before the current step is done; without a current one, everything is to come. */
export function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
