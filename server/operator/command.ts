import type { Services } from '../domain/services.ts';

/** One command of the operator. */
export type Command = {
  /** Arguments as the help shows them, e.g. `EMAIL REASON…`. */
  usage: string;
  about: string;
  /** Minimum number of arguments. */
  minArgs: number;
  /** Whether the command is only for demo and tests, not for production. */
  isTestHook?: boolean;
  /** Runs the command and returns what to print; throws an OperatorError or DomainError. */
  run(services: Services, args: string[]): Promise<string>;
};

/** Thrown for a mistake of the operator; the message explains it. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
