import { DomainError } from '../domainError.ts';

/** Runs a step that another process may have done first: returns 1, or 0 on a conflict. Rethrows every other error. */
export async function tryStep(step: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await step();
    return 1;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') return 0;
    throw error;
  }
}
