import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { toNumber } from '../isEmpty.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { createRule } from './createRule.ts';

const messages = {
  number: defineMessage({ id: 'ds.validation.number', defaultMessage: 'Enter a number.' }),
  integer: defineMessage({ id: 'ds.validation.integer', defaultMessage: 'Enter a whole number.' }),
  step: defineMessage({
    id: 'ds.validation.step',
    defaultMessage: 'The nearest possible values are {below} and {above}.',
  }),
};

function readNumber(value: unknown): number {
  return toNumber(typeof value === 'string' ? toLatinDigits(value) : value);
}

function checkInteger(value: unknown): RuleFailure | null {
  return Number.isInteger(readNumber(value)) ? null : { message: messages.integer };
}

/** Requires a whole number, as a number or as typed text without separators of groups. */
export function integer(): DefinedRule {
  return createRule('integer', checkInteger, null);
}

type Step = { readonly size: number; readonly base: number };

// Removes the error of binary fractions: 3 * 0.1 is 0.30000000000000004.
const round = (value: number) => Number(value.toPrecision(12));

function checkStep(value: unknown, { size, base }: Step): RuleFailure | null {
  const number = readNumber(value);
  if (!Number.isFinite(number)) return { message: messages.number };
  const steps = (number - base) / size;
  // 0.3 / 0.1 is 2.9999999999999996.
  const tolerance = 4 * Number.EPSILON * Math.max(1, Math.abs(steps), Math.abs(number / size));
  if (Math.abs(steps - Math.round(steps)) <= tolerance) return null;
  const below = round(base + Math.floor(steps) * size);
  return { message: messages.step, values: { below, above: round(below + size) } };
}

/** Requires a number that is `base` (0 by default) plus a multiple of `size`, which is more than 0. */
export function step(size: number, base = 0): DefinedRule {
  return createRule('step', checkStep, { size, base });
}
