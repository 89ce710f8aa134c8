import { Refusal } from '../domainError.ts';

/**
 * Tries a step that another process may have done meanwhile: answers 1 when it was done here, 0
 * when its state had moved on; every other failure passes on.
 */
export async function attempt(step: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await step();
    return 1;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return 0;
    throw error;
  }
}
