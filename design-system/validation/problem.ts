import type { Failure } from './failure.ts';

/** What is wrong at a field: its first failing rule, or what the server said about it. */
export type Problem = { readonly failure: Failure } | { readonly serverText: string };

/** Whether two problems read the same. */
export function isSameProblem(one: Problem | null, other: Problem | null): boolean {
  if (one === null || other === null) return one === other;
  if ('serverText' in one) return 'serverText' in other && one.serverText === other.serverText;
  if ('serverText' in other) return false;
  return one.failure.rule === other.failure.rule && one.failure.text === other.failure.text;
}
