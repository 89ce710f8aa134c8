import { isSameValue } from './fieldState.ts';
import { formatError, interpolate, type MessageFormatter } from './messages.ts';
import { readPath, writePath } from './paths.ts';
import type { RuleMessages, Rules } from './rules.ts';
import { createRuleRunner } from './runRules.ts';
import type { FormatBound, ValidationResult } from './validate.ts';

/** The rules of a field of another form library. */
export type ResolverField = {
  /** Replaces `{field}` in messages. */
  readonly label: string;
  readonly rules: Rules;
  /** Messages in place of the rules' default messages, by the rule's name. */
  readonly ruleMessages?: RuleMessages;
  readonly formatBound?: FormatBound;
};

/** Fields by name; a dotted name is a path into the values (`links.0.url`). */
export type ResolverFields<Values extends object> = {
  readonly [Name in (keyof Values & string) | `${keyof Values & string}.${string}`]?: ResolverField;
};

/** An error in react-hook-form's shape: the rule's name and its message. */
export type ResolverError = { type: string; message: string };

/** The result in react-hook-form's shape: the values, or errors by name. */
export type ResolverResult<Values extends object> =
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: { [Name in keyof Values]?: ResolverError } };

/** Options of `rulesResolver`. */
export type ResolverOptions = {
  /** Translates messages, e.g. `useIntl()`. Without it they are English. */
  readonly intl?: MessageFormatter;
};

const english: MessageFormatter = {
  messages: {},
  formatMessage: ({ defaultMessage }, values) => interpolate(defaultMessage, values),
};

function createValidator(name: string, { label, rules, formatBound }: ResolverField) {
  const runner = createRuleRunner();
  // The values of other fields that the rules have read. If one changes, the rules run again for the same value.
  const dependencies = new Map<string, unknown>();
  return (values: object): ValidationResult => {
    const isForced = [...dependencies].some(
      ([other, value]) => !isSameValue(value, readPath(values, other)),
    );
    if (isForced) dependencies.clear();
    const getValue = (other: string): unknown => {
      const value = readPath(values, other);
      dependencies.set(other, value);
      return value;
    };
    const value = readPath(values, name);
    const request = { value, rules, options: { label, name, formatBound, getValue } };
    // The caller awaits the result, so `onSettled` has nothing to do.
    return runner.run(request, () => undefined, isForced);
  };
}

/**
 * Returns a resolver for react-hook-form, `useForm({ resolver })`, that validates by our rules. It waits for asynchronous rules
 * and runs them once for each value, so keep the resolver between renders.
 */
export function rulesResolver<Values extends object>(
  fields: ResolverFields<Values>,
  { intl = english }: ResolverOptions = {},
): (values: Values) => Promise<ResolverResult<Values>> {
  const validators = Object.entries<ResolverField | undefined>(fields).flatMap(([name, field]) =>
    field === undefined ? [] : [{ name, field, validate: createValidator(name, field) }],
  );
  return async (values) => {
    // All start before any is awaited.
    const results = validators.map(({ validate }) => validate(values));
    const errors: Record<string, unknown> = {};
    for (const [index, { name, field }] of validators.entries()) {
      const error = await results[index];
      if (!error) continue;
      const message = formatError(error, intl, field.label, field.ruleMessages);
      const resolved: ResolverError = { type: error.rule ?? '', message };
      // A list keeps the errors of its entries.
      writePath(errors, name, { ...(readPath(errors, name) as object), ...resolved });
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as { [Name in keyof Values]?: ResolverError } };
  };
}
