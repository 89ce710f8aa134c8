import { cutTemplate, type MessageValues } from './interpolate.ts';
import { validationMessages, type MessageDescriptor } from './messages.ts';
import {
  listRules,
  type DefinedRule,
  type NamedRules,
  type RuleContext,
  type Rules,
} from './rules.ts';
import { ruleTests, type RuleName } from './ruleTests.ts';

/** One rule, ready to be asked. */
export type Check = {
  readonly rule: string;
  readonly test: (
    value: unknown,
    parameter: unknown,
    context?: RuleContext,
  ) => boolean | Promise<boolean>;
  /** Made by the consumer, and told what is around the value. */
  readonly isOwn: boolean;
  readonly parameter: unknown;
  readonly message: MessageDescriptor;
  readonly template: readonly string[];
  readonly values: MessageValues;
};

/** The rules of a field in the order in which they are asked: `required` first, wherever it is written. */
export type Plan = { readonly required: Check | undefined; readonly checks: readonly Check[] };

const placeholderOf: Partial<Record<RuleName, string>> = {
  digits: 'length',
  min_value: 'min',
  max_value: 'max',
  min_length: 'min',
  max_length: 'max',
};

function checkNamed(rule: RuleName, parameter: unknown): Check {
  const message = Object.hasOwn(validationMessages, rule)
    ? validationMessages[rule as keyof typeof validationMessages]
    : validationMessages.other;
  const placeholder = placeholderOf[rule];
  return {
    rule,
    test: ruleTests[rule] as Check['test'],
    isOwn: false,
    parameter,
    message,
    template: cutTemplate(message.defaultMessage),
    values: placeholder === undefined ? {} : { [placeholder]: parameter as number },
  };
}

function checkDefined(defined: DefinedRule): Check {
  const { name, test, message = validationMessages.other, values } = defined;
  return {
    rule: name,
    test: (value, _parameter, context) => test(value, context as RuleContext),
    isOwn: true,
    parameter: undefined,
    message,
    template: cutTemplate(message.defaultMessage),
    values: values ?? {},
  };
}

function isDefinedRule(rules: NamedRules | DefinedRule): rules is DefinedRule {
  return 'kind' in rules && rules.kind === 'defined-rule';
}

function makePlan(rules: Rules): Plan {
  // A Map keeps the place of a name whose rule is replaced.
  const checks = new Map<string, Check>();
  for (const entry of listRules(rules)) {
    if (isDefinedRule(entry)) {
      checks.set(entry.name, checkDefined(entry));
      continue;
    }
    for (const [rule, parameter] of Object.entries(entry)) {
      if (!Object.hasOwn(ruleTests, rule)) continue;
      if (parameter === undefined || parameter === false) checks.delete(rule);
      else checks.set(rule, checkNamed(rule as RuleName, parameter));
    }
  }
  const required = checks.get('required');
  checks.delete('required');
  return { required, checks: [...checks.values()] };
}

const plans = new WeakMap<Rules, Plan>();

/** The plan of these rules; made once for each object, so rules are not to be changed in place. */
export function planOf(rules: Rules): Plan {
  let plan = plans.get(rules);
  if (plan === undefined) {
    plan = makePlan(rules);
    plans.set(rules, plan);
  }
  return plan;
}

/** Whether the rules ask that something be given. */
export function isRequiredBy(rules: Rules): boolean {
  return planOf(rules).required !== undefined;
}
