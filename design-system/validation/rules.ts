import { isSet, parseBound, parseLength, parsePattern, type Constraints } from './constraints.ts';
import { isEmailAddress, isEmailList } from './emailAddress.ts';
import { countCharacters, isEmpty, toNumber, toText } from './isEmpty.ts';
import { defineMessage, type MessageDescriptor, type MessageValues } from './messages.ts';

/** The built-in rules by name, with the type of each rule's parameter. */
export type RuleParameters = {
  /** A value is given: not only blanks, and `true` where the value is a boolean. */
  required: boolean;
  /** An email address; `multiple` allows a comma-separated list. */
  email: boolean | { readonly multiple: boolean };
  /** Only ASCII digits, exactly this many. */
  digits: number;
  /** The text matches. A `g` or `y` flag does not make results alternate. `multiple` tests each part of a comma-separated list. */
  regex: RegExp | { readonly pattern: RegExp; readonly multiple: boolean };
  /** A number of at least this bound. */
  min_value: number;
  /** A number of at most this bound. */
  max_value: number;
  /** At least this many characters (see `countCharacters`) or list entries. */
  min_length: number;
  /** At most this many characters (see `countCharacters`) or list entries. */
  max_length: number;
};

/** The name of a built-in rule. */
export type RuleName = keyof RuleParameters;

/** A built-in rule. */
export type BuiltInRule<Parameter> = {
  /** Returns whether a value passes. An empty value fails; fields skip empty optional values. Never throws. */
  readonly test: (value: unknown, parameter: Parameter) => boolean;
  /** The message, to the letter of the specification (section 5). */
  readonly message: MessageDescriptor;
  /** The placeholder for the parameter in the message. */
  readonly placeholder?: string;
  /** Returns the parameter that an input's constraints imply, or undefined. Never throws. */
  readonly derive?: (constraints: Constraints) => Parameter | undefined;
  /** Returns whether a parameter has the right type; otherwise developers get a warning. */
  readonly accepts: (parameter: unknown) => boolean;
};

/** The message of a field whose rule threw, rejected or took too long. */
export const failedMessage = defineMessage({
  id: 'ds.validation.failed',
  defaultMessage: '{field} could not be checked. Please try again.',
});

/** The message of every custom rule that has none. */
export const defaultMessage = defineMessage({
  id: 'ds.validation.other',
  defaultMessage: '{field} is not valid.',
});

function matches(value: unknown, pattern: RegExp): boolean {
  const text = toText(value);
  if (text === null) return false;
  // Under `g` or `y`, `test` continues from `lastIndex`; `search` always starts at 0.
  return pattern.global || pattern.sticky ? text.search(pattern) !== -1 : pattern.test(text);
}

const isObject = (parameter: unknown) => typeof parameter === 'object' && parameter !== null;
const isBoolean = (parameter: unknown) => typeof parameter === 'boolean';
const isNumber = (parameter: unknown) => typeof parameter === 'number';

/** Counts the characters of a text or the entries of a list. Returns NaN for other values. */
export function countLength(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const text = toText(value);
  return text === null ? NaN : countCharacters(text);
}

/**
 * The built-in rules: one row a rule, in the order in which constraints are checked.
 */
export const builtInRules: {
  readonly [Name in RuleName]: BuiltInRule<RuleParameters[Name]>;
} = {
  required: {
    test: (value) =>
      typeof value === 'string' ? value.trim() !== '' : value !== false && !isEmpty(value),
    message: defineMessage({
      id: 'ds.validation.required',
      defaultMessage: 'This field is required.',
    }),
    derive: ({ required }) => isSet(required),
    accepts: isBoolean,
  },
  email: {
    test(value, parameter) {
      const isList = typeof parameter === 'object' && parameter !== null && parameter.multiple;
      if (isList && Array.isArray(value)) return value.length > 0 && isEmailList(value);
      if (typeof value !== 'string') return false;
      return isList ? isEmailList(value) : isEmailAddress(value);
    },
    message: defineMessage({ id: 'ds.validation.email', defaultMessage: 'Email is not valid.' }),
    derive: ({ type, multiple }) =>
      type === 'email' ? (isSet(multiple) ? { multiple: true } : true) : undefined,
    accepts: (parameter) => isBoolean(parameter) || isObject(parameter),
  },
  regex: {
    test(value, parameter) {
      if (parameter instanceof RegExp) return matches(value, parameter);
      const { pattern, multiple } = parameter ?? {};
      if (!(pattern instanceof RegExp)) return false;
      if (!multiple) return matches(value, pattern);
      const parts: readonly unknown[] = Array.isArray(value)
        ? value
        : (toText(value)?.split(',') ?? []);
      return (
        parts.length > 0 &&
        parts.every((part) => matches(typeof part === 'string' ? part.trim() : part, pattern))
      );
    },
    message: defineMessage({
      id: 'ds.validation.regex',
      defaultMessage: 'The {field} is invalid.',
    }),
    derive({ pattern: source, type, multiple }) {
      const pattern = parsePattern(source);
      return pattern && type === 'email' && isSet(multiple) ? { pattern, multiple: true } : pattern;
    },
    accepts: (parameter) => parameter instanceof RegExp || isObject(parameter),
  },
  max_length: {
    test: (value, max) => countLength(value) <= max,
    message: defaultMessage,
    placeholder: 'max',
    derive: ({ maxLength }) => parseLength(maxLength),
    accepts: isNumber,
  },
  min_length: {
    test: (value, min) => countLength(value) >= min,
    message: defaultMessage,
    placeholder: 'min',
    derive: ({ minLength }) => parseLength(minLength),
    accepts: isNumber,
  },
  min_value: {
    test: (value, min) => toNumber(value) >= min,
    message: defineMessage({
      id: 'ds.validation.min_value',
      defaultMessage: 'The minimum {field} is {min}.',
    }),
    placeholder: 'min',
    derive: ({ min, type }) => parseBound(min, type),
    accepts: isNumber,
  },
  max_value: {
    test: (value, max) => toNumber(value) <= max,
    message: defineMessage({
      id: 'ds.validation.max_value',
      defaultMessage: 'The maximum {field} is {max}.',
    }),
    placeholder: 'max',
    derive: ({ max, type }) => parseBound(max, type),
    accepts: isNumber,
  },
  digits: {
    test(value, length) {
      const text = toText(value);
      return text !== null && text.length === length && /^[0-9]+$/.test(text);
    },
    message: defineMessage({
      id: 'ds.validation.digits',
      defaultMessage: 'The {field} must be {length} digits number.',
    }),
    placeholder: 'length',
    accepts: isNumber,
  },
};

/** What a custom rule receives besides the value. */
export type RuleContext = {
  /** The field's label, or its name if it has none. */
  readonly label: string;
  /** Returns the value of another field of the form. When that value changes, the rule runs again. */
  readonly getValue: (name: string) => unknown;
  /** Aborted when the result is no longer needed, e.g. because the value has changed. */
  readonly signal: AbortSignal;
};

/**
 * Returns whether a value passes, or a promise of it. A field whose rule throws or rejects shows that it could not be checked,
 * and its form is not sent.
 */
export type RuleTest = (value: unknown, context: RuleContext) => boolean | Promise<boolean>;

/** The message for a value that fails, and the values of its placeholders in addition to `{field}`. */
export type RuleFailure = {
  readonly message: MessageDescriptor;
  readonly values?: MessageValues | undefined;
};

/** Returns the message for a value that has failed a rule. */
export type DescribeFailure = (value: unknown, context: RuleContext) => RuleFailure;

/** Options of an asynchronous rule. */
export type AsyncRuleOptions = {
  /** How long a field waits after the last input before it runs the rule, in ms. */
  readonly debounceMs: number;
  /** How long the rule may take, in ms. After that the value could not be checked. */
  readonly timeoutMs: number;
};

/** The options of asynchronous rules that have none. */
const defaultAsyncOptions: AsyncRuleOptions = { debounceMs: 250, timeoutMs: 10_000 };

/** A rule made with `defineRule`. */
export type DefinedRule = {
  readonly kind: 'defined-rule';
  readonly name: string;
  readonly test: (...args: [...Parameters<RuleTest>, parameter: unknown]) => ReturnType<RuleTest>;
  readonly message:
    | MessageDescriptor
    | ((...args: [...Parameters<DescribeFailure>, parameter: unknown]) => RuleFailure)
    | undefined;
  readonly values: MessageValues | undefined;
  readonly options: AsyncRuleOptions;
  /** The last argument of `test` and `message`. Two rules with equal parameters and the same functions are equal. */
  readonly parameter?: unknown;
  /** Whether the rule also runs for an empty value. False by default. */
  readonly runsOnEmpty?: boolean;
};

/** Rules whose message is shown without making the value invalid; made with `warning`. */
export type WarningRule = {
  readonly kind: 'warning';
  readonly rules: Rules;
  /** Replaces the message of the rule. */
  readonly message: MessageDescriptor | undefined;
};

/** Built-in rules by name, checked in the order in which they are written. */
export type NamedRules = { readonly [Name in RuleName]?: RuleParameters[Name] };

/** The rules of a field: by name, or a list that also holds custom rules and warnings. */
export type Rules = NamedRules | readonly RuleEntry[];

/** An entry in a list of rules. */
export type RuleEntry = NamedRules | DefinedRule | WarningRule;

/** Messages in place of the rules' default messages, by the rule's name: texts, or FormatJS descriptors. */
export type RuleMessages = {
  readonly [Rule in RuleName | (string & {})]?: string | MessageDescriptor;
};

/**
 * Defines a custom rule. Its message is "{field} is not valid." unless given: a text or a FormatJS descriptor, in which
 * `{field}` is the label and other placeholders are filled in from `values`, or a function that returns both for a value.
 * `options` are for an asynchronous rule: by default it runs 250 ms after the last input, and may take 10 s.
 */
export function defineRule(
  name: string,
  test: RuleTest,
  message?: string | MessageDescriptor | DescribeFailure,
  values?: MessageValues,
  options?: Partial<AsyncRuleOptions>,
): DefinedRule {
  const descriptor = typeof message === 'string' ? { defaultMessage: message } : message;
  return {
    kind: 'defined-rule',
    name,
    test,
    message: descriptor,
    values,
    options: { ...defaultAsyncOptions, ...options },
  };
}

/** Returns the rules that an input's constraints imply. Empty and unusable constraints imply none. Never throws. */
export function deriveRules(constraints: Constraints): NamedRules {
  const derived: Record<string, unknown> = {};
  for (const [name, { derive }] of Object.entries(builtInRules)) {
    const parameter = derive?.(constraints);
    if (parameter !== undefined) derived[name] = parameter;
  }
  return derived;
}

function isList(rules: Rules): rules is readonly RuleEntry[] {
  return Array.isArray(rules);
}

/** Returns the rules as a list. */
export function listRules(rules: Rules): readonly RuleEntry[] {
  return isList(rules) ? rules : [rules];
}

/**
 * Returns the first rules followed by the others. A rule takes the position of an earlier rule of the same name and replaces it; in a list,
 * `compileRules` replaces it.
 */
export function mergeRules(first: NamedRules, others: Rules | undefined): Rules {
  if (others === undefined) return first;
  return isList(others) ? [first, ...others] : { ...first, ...others };
}
