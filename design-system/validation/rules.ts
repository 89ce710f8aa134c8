import type { MessageValues } from './interpolate.ts';
import type { MessageDescriptor } from './messages.ts';
import type { RuleParameters } from './ruleTests.ts';

/** What a rule of one's own is told beside the value. */
export type RuleContext = {
  /** How the field is called. */
  readonly field: string;
  /** The value of another field of the form by its name; when that changes, the rule is asked again. */
  readonly valueOf: (name: string) => unknown;
  /** Aborted as soon as nobody waits for the answer, e.g. because the value has changed. */
  readonly signal: AbortSignal;
};

/**
 * Whether a value passes, now or later. One that cannot tell (its promise is rejected) lets the value pass:
 * a lost network must not keep a person from sending a form that the server judges anyway.
 */
export type RuleTest = (value: unknown, context: RuleContext) => boolean | Promise<boolean>;

/** A rule made with `defineRule`. */
export type DefinedRule = {
  readonly kind: 'defined-rule';
  readonly name: string;
  readonly test: RuleTest;
  readonly message: MessageDescriptor | undefined;
  readonly values: MessageValues | undefined;
};

/** Rules of the specification by name, judged in the order in which they are written. */
export type NamedRules = { readonly [Name in keyof RuleParameters]?: RuleParameters[Name] };

/** The rules of a field: by name, or a list where rules of one's own stand among them. */
export type Rules = NamedRules | readonly (NamedRules | DefinedRule)[];

/**
 * A rule of one's own. Without a message it says "{field} is not valid."; a message is a text or a FormatJS
 * descriptor, in which `{field}` is the label and further placeholders come from `values`.
 */
export function defineRule(
  name: string,
  test: RuleTest,
  message?: string | MessageDescriptor,
  values?: MessageValues,
): DefinedRule {
  const descriptor = typeof message === 'string' ? { defaultMessage: message } : message;
  return { kind: 'defined-rule', name, test, message: descriptor, values };
}

function isList(rules: Rules): rules is readonly (NamedRules | DefinedRule)[] {
  return Array.isArray(rules);
}

/** The rules as a list. */
export function listRules(rules: Rules): readonly (NamedRules | DefinedRule)[] {
  return isList(rules) ? rules : [rules];
}

/** The first rules, then the others; one of the same name takes the place of the first. */
export function mergeRules(first: NamedRules, others: Rules | undefined): Rules {
  if (others === undefined) return first;
  return isList(others) ? [first, ...others] : { ...first, ...others };
}
