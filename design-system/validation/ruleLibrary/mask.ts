import { compactCode, createExample, matchesMask } from '../../formatters/mask.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { createRule, readText } from './createRule.ts';

const message = defineMessage({
  id: 'ds.validation.mask',
  defaultMessage: 'Enter it in full, like this: {example}',
});

function checkMask(value: unknown, form: string): RuleFailure | null {
  if (matchesMask(compactCode(readText(value) ?? ''), form)) return null;
  return { message, values: { example: createExample(form) } };
}

/**
 * Requires a code that fills in a mask, in which `#` is a digit, `@` a letter and `*` either. Separators in the code are accepted; forms that
 * differ are separated by `|`.
 */
export function mask(form: string): DefinedRule {
  return createRule('mask', checkMask, form);
}
