import { interpolate, type MessageDescriptor, type ValidationError } from './messages.ts';
import type { DefinedRule, NamedRules, Rules, WarningRule } from './rules.ts';
import { listWarnings } from './compileRules.ts';
import { validateAsync, type ValidateOptions } from './validate.ts';

/**
 * Turns a rule into a warning: its message is shown at the field, but the value stays valid and is sent. `message`, a text or a FormatJS
 * descriptor, replaces the message of the rule.
 */
export function warning(
  rule: NamedRules | DefinedRule,
  message?: string | MessageDescriptor,
): WarningRule {
  const descriptor = typeof message === 'string' ? { defaultMessage: message } : message;
  return { kind: 'warning', rules: [rule], message: descriptor };
}

/** Returns the first warning about a value, or null. Other rules are ignored. Rejects if a rule throws, rejects or takes too long. */
export async function findWarning(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): Promise<ValidationError | null> {
  for (const { rules: checked, message } of listWarnings(rules)) {
    const found = await validateAsync(value, checked, options);
    if (found === null) continue;
    if (!message) return found;
    return { ...found, message, text: interpolate(message.defaultMessage, found.values) };
  }
  return null;
}
