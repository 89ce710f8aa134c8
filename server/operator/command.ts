import { countCharacters } from '@byline/design-system/validation';
import { messageMaxLength, reasonMaxLength } from '../../contract/rules/texts.ts';
import { toOneLine } from '../domain/oneLine.ts';
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
  /** Whether the command also runs on a database that is empty or has an older schema; others refuse it. */
  acceptsAnySchema?: boolean;
  /** Runs the command and returns what to print; throws an OperatorError or DomainError. */
  run(services: Services, args: string[], report?: (line: string) => void): Promise<string>;
};

/** Joins the words of a reason that people will read, as one line; throws an OperatorError if it is empty or too long. */
export function joinReason(words: readonly string[]): string {
  const line = toOneLine(words.join(' '), Infinity);
  if (line === '') throw new OperatorError('Enter a reason.');
  const length = countCharacters(line);
  if (length > reasonMaxLength) {
    throw new OperatorError(
      `A reason has at most ${reasonMaxLength} characters, this one ${length}.`,
    );
  }
  return line;
}

/**
 * Joins the words of a message that people will read, without control characters except line breaks; throws an OperatorError if it
 * is too long.
 */
export function joinText(words: readonly string[]): string {
  const text = words
    .join(' ')
    .split(/\r\n?|\n/)
    .map((line) => toOneLine(line, Infinity))
    .join('\n')
    .trim();
  const length = countCharacters(text);
  if (length > messageMaxLength) {
    throw new OperatorError(
      `A text has at most ${messageMaxLength} characters, this one ${length}.`,
    );
  }
  return text;
}

/** Returns a text of several lines with all but the first indented, so that no line of it looks like one of the command. */
export function indentLines(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** Thrown for a mistake of the operator; the message explains it. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
