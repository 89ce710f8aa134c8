import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { createRule, readText } from './createRule.ts';

const message = defineMessage({
  id: 'ds.validation.oneOf',
  defaultMessage: 'Possible values: {options}',
});

type Options = readonly (string | number)[];

function checkChoice(value: unknown, options: Options): RuleFailure | null {
  const allowed = options.map((option) => String(option));
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (entries.every((entry) => allowed.includes(readText(entry) ?? ''))) return null;
  return { message, values: { options: allowed.join(', ') } };
}

/** Requires one of the options, or only options in a list. Blanks around a typed text are ignored. */
export function oneOf(options: Options): DefinedRule {
  return createRule('oneOf', checkChoice, options);
}
