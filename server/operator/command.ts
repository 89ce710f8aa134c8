import type { Services } from '../domain/services.ts';

/** One thing that an operator can do at the command line. */
export type Command = {
  /** Arguments as the help shows them, e.g. `EMAIL REASON…`. */
  usage: string;
  about: string;
  /** Least number of arguments. */
  needs: number;
  /** Whether production refuses it, since it is a seam for demo and tests. */
  isSeam?: boolean;
  /** Does it and answers what to print; throws an OperatorError or Refusal otherwise. */
  run(services: Services, args: string[]): Promise<string>;
};

/** A mistake of the operator, told in one sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
