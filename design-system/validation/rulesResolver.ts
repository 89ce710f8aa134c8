import { askRules } from './askRules.ts';
import { describeProblem, type RuleMessages, type Speaker } from './describeProblem.ts';
import type { Failure, FormatBound } from './failure.ts';
import { isSameValue, newFieldRecord } from './fieldRecord.ts';
import { interpolate, type MessageValues } from './interpolate.ts';
import type { MessageDescriptor } from './messages.ts';
import type { Rules } from './rules.ts';
import { readPath, writePath } from './valuePath.ts';

/** How a field of another form library is judged. */
export type ResolverField = {
  /** What `{field}` stands for in the messages. */
  readonly label: string;
  readonly rules: Rules;
  /** Other words for some rules, by the rule's name. */
  readonly messages?: RuleMessages;
  /** How the bounds of min_value and max_value are written, where the value is in another unit. */
  readonly formatBound?: FormatBound;
};

/** Fields by name; a dotted name is a value within a value (`links.0.url`). */
export type ResolverFields<Values extends object> = {
  readonly [Name in (keyof Values & string) | `${keyof Values & string}.${string}`]?: ResolverField;
};

/** What is wrong at a field, as react-hook-form has it: the rule and what it says. */
export type ResolverError = { type: string; message: string };

/** The answer about a form: its values, or what is wrong by name. */
export type ResolverAnswer<Values extends object> =
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: { [Name in keyof Values]?: ResolverError } };

/** How messages are told. */
export type ResolverOptions = {
  /**
   * What translates, e.g. `useIntl()`.
   * @default English
   */
  readonly intl?: Speaker;
};

const english: Speaker = {
  messages: {},
  formatMessage: ({ defaultMessage }: MessageDescriptor, values: MessageValues) =>
    interpolate(defaultMessage, values),
};

type Judge = (values: object) => Promise<Failure | null> | Failure | null;

function judgeOf(name: string, { label, rules, formatBound }: ResolverField): Judge {
  const record = newFieldRecord();
  const read = new Map<string, unknown>();
  return (values) => {
    const isForced = [...read].some(
      ([other, value]) => !isSameValue(value, readPath(values, other)),
    );
    if (isForced) read.clear();
    const valueOf = (other: string): unknown => {
      const value = readPath(values, other);
      read.set(other, value);
      return value;
    };
    const value = readPath(values, name);
    askRules(
      record,
      { value, rules, label, name, formatBound, valueOf, isForced },
      () => undefined,
    );
    return record.pending ?? record.failure;
  };
}

/**
 * Lets another form library judge by our rules: gives a resolver of react-hook-form, `useForm({ resolver })`.
 * Asynchronous rules are waited for and are asked once for a value, so keep the resolver between renders.
 */
export function rulesResolver<Values extends object>(
  fields: ResolverFields<Values>,
  { intl = english }: ResolverOptions = {},
): (values: Values) => Promise<ResolverAnswer<Values>> {
  const judges = Object.entries<ResolverField | undefined>(fields).flatMap(([name, field]) =>
    field === undefined ? [] : [{ name, field, judge: judgeOf(name, field) }],
  );
  return async (values) => {
    // All are asked before any is waited for.
    const verdicts = judges.map(({ judge }) => judge(values));
    const errors: Record<string, unknown> = {};
    for (const [index, { name, field }] of judges.entries()) {
      const failure = await verdicts[index];
      if (!failure) continue;
      const message = describeProblem({ failure }, intl, field.label, field.messages);
      const error: ResolverError = { type: failure.rule, message };
      writePath(errors, name, error);
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as { [Name in keyof Values]?: ResolverError } };
  };
}
