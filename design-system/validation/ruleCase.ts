import type { Constraints } from './deriveRules.ts';
import type { Rules } from './rules.ts';

/** One text and what a field says about it: a message to the letter, or null where it may stand. */
export type RuleCase = {
  readonly what: string;
  readonly text: string;
  readonly message: string | null;
};

/** One rule of the specification, alone in a field that need not be filled in, and what it says to each text. */
export type RuleRow = {
  readonly rule: string;
  readonly label: string;
  readonly rules: Rules;
  /** The constraints that ask for the same rule. */
  readonly constraints?: Constraints;
  readonly cases: readonly RuleCase[];
};

/** Nothing, which every rule but `required` lets stand. */
export const nothing: RuleCase = {
  what: 'nothing, where nothing is asked for',
  text: '',
  message: null,
};

/** A text that may stand. */
export function passing(what: string, text: string): RuleCase {
  return { what, text, message: null };
}

/** Texts of which that is said. */
export function failing(message: string): (what: string, text: string) => RuleCase {
  return (what, text) => ({ what, text, message });
}
